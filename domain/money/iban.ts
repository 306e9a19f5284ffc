/**
 * Validates IBANs (ISO 13616) by their check digits, groups them for reading, and recognises the sample IBAN, which no
 * bank can issue.
 */

/** Two letters of the country, two check digits, and an account number in the format of the country. */
const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Returns the IBAN in its electronic format (ISO 13616): without spaces, in capital letters. */
export const plainIban = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** Returns the groups of four characters in which banks print an IBAN. The last group may be shorter. */
export const ibanGroups = (iban: string): string[] => plainIban(iban).match(/.{1,4}/gu) ?? [];

/** Returns true when a text without spaces has the format of an IBAN. Its check digits may be wrong. */
export const hasIbanForm = (iban: string): boolean => FORM.test(iban);

/**
 * Returns true when the check digits of an IBAN are valid. They detect every single wrong digit, every swap of two
 * neighbouring digits, and 96 of 97 other mistakes. ISO 7064 MOD 97-10: move the country and the check digits to the
 * end, replace letters with numbers (A is 10), and the remainder of the division by 97 must be 1.
 */
export function isIban(iban: string): boolean {
  if (!hasIbanForm(iban)) return false;
  // 00, 01 and 99 can also have this remainder, but are never issued as check digits.
  if (/^..(?:00|01|99)/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 'A'.charCodeAt(0) + 10),
  );
  return BigInt(digits) % 97n === 1n;
}

/**
 * Returns true when an IBAN is a sample: it has only zeros after the country. The check digits 00 are never issued, so
 * no bank accepts a transfer to it.
 */
export const isSampleIban = (iban: string): boolean => hasIbanForm(iban) && /^..0+$/.test(iban);
