/** Short references that people write in a bank transfer or read out on the phone, such as ND-4G7K-2QX8. */

/** Crockford's base 32 has no I, L, O or U, so that handwriting and phone calls cause fewer errors. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const DIGITS = 7;
/** Number of possible references: 32^7, about 34 billion. */
export const REFERENCE_SPACE = 32 ** DIGITS;

/** `ND`: an order. `AP`: an application. */
export type ReferencePrefix = 'ND' | 'AP';

/**
 * @param number an integer from 0 to REFERENCE_SPACE − 1
 * @returns for example "ND-4G7K-2QX8"
 * @throws RangeError otherwise
 */
export function referenceOf(prefix: ReferencePrefix, number: number): string {
  if (!Number.isInteger(number) || number < 0 || number >= REFERENCE_SPACE) {
    throw new RangeError(`the number of a reference is out of range: ${number}`);
  }
  let digits = '';
  for (let rest = number; digits.length < DIGITS; rest = Math.floor(rest / 32)) {
    digits = ALPHABET[rest % 32] + digits;
  }
  const whole = digits + checkSymbol(digits);
  return `${prefix}-${whole.slice(0, 4)}-${whole.slice(4)}`;
}

/**
 * Returns a typed reference in canonical form, or null when a character is wrong. Accepts any case, spaces, I, L and O.
 */
export function readReference(prefix: ReferencePrefix, text: string): string | null {
  const typed = text.toUpperCase().replace(/[\s-]/g, '');
  if (!typed.startsWith(prefix)) return null;
  const body = typed.slice(prefix.length).replace(/[IL]/g, '1').replaceAll('O', '0');
  if (body.length !== DIGITS + 1) return null;
  if ([...body].some((symbol) => !ALPHABET.includes(symbol))) return null;
  if (checkSymbol(body.slice(0, DIGITS)) !== body[DIGITS]) return null;
  return `${prefix}-${body.slice(0, 4)}-${body.slice(4)}`;
}

/**
 * Damm's check digit algorithm over the field of 32 elements. The check symbol is one of the same 32 characters, which
 * banks accept. Every single wrong or swapped character changes it. @see H. M. Damm, 2004
 */
function checkSymbol(digits: string): string {
  let check = 0;
  for (const symbol of digits) check = timesAlpha(check ^ ALPHABET.indexOf(symbol));
  return ALPHABET[check]!;
}

/** Multiplication by the generator in GF(2^5), reduced by x^5 + x^2 + 1. */
function timesAlpha(element: number): number {
  const doubled = element << 1;
  return doubled & 32 ? doubled ^ 0b100101 : doubled;
}
