/** Finds numbers of payment cards in a text that a person typed. */
import { isIban, plainIban } from '../money/iban';
import { westernDigits } from '../numbers/digits';

/** Digits of a card number (ISO/IEC 7812). */
const MIN_DIGITS = 13;
const MAX_DIGITS = 19;

/** Groups of digits as people write them: "4111 1111 1111 1111", "4111-1111-…". A new line begins another number. */
const NUMBER = /\d+(?:[ \t.·_–—-]{1,3}\d+)*/g;

/**
 * Returns true when the text contains a number of 13 to 19 digits with a valid check digit (Luhn). The number consists
 * of whole groups, so that digits inside a longer number do not count. An IBAN with valid check digits does not count.
 */
export function hasCardNumber(text: string): boolean {
  const plain = withoutIbans(westernDigits(text.normalize('NFKC')));
  return [...plain.matchAll(NUMBER)].some(([number]) => hasCardGroups(number.match(/\d+/g)!));
}

function hasCardGroups(groups: readonly string[]): boolean {
  return groups.some((_, first) => {
    let digits = '';
    for (const group of groups.slice(first)) {
      digits += group;
      if (digits.length > MAX_DIGITS) return false;
      if (digits.length >= MIN_DIGITS && isLuhn(digits)) return true;
    }
    return false;
  });
}

/** ISO/IEC 7812-1, annex B. */
function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    sum += at % 2 === 0 ? digit : digit < 5 ? digit * 2 : digit * 2 - 9;
  }
  return sum % 10 === 0;
}

const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{1,4}){3,9}/gi;
const SHORTEST_IBAN = 15;

/** Removes IBANs: about one in three contains a group of digits that looks like a card number. */
function withoutIbans(text: string): string {
  return text.replace(IBAN, (found) => {
    // The words after an IBAN match too.
    for (let end = found.length; end >= SHORTEST_IBAN; end -= 1)
      if (isIban(plainIban(found.slice(0, end)))) return found.slice(end);
    return found;
  });
}
