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
  return write(prefix, digits + checkSymbol(digits));
}

/**
 * Returns a typed reference in canonical form, or null when a character is wrong. Accepts any case, spaces, I, L and O.
 */
export function readReference(prefix: ReferencePrefix, text: string): string | null {
  const symbols = readSymbols(prefix, text);
  return symbols !== null && doesCheckFit(symbols) ? write(prefix, symbols) : null;
}

/**
 * Returns null unless only the check symbol of the typed reference does not fit.
 * @returns `near`: the valid references, at most 15, with one other character or with two neighbours swapped
 */
export function readMistypedReference(
  prefix: ReferencePrefix,
  text: string,
): { typed: string; check: string; near: string[] } | null {
  const symbols = readSymbols(prefix, text);
  if (symbols === null || doesCheckFit(symbols)) return null;
  const near = [...symbols].flatMap((symbol, at) => {
    const [before, after] = [symbols.slice(0, at), symbols.slice(at + 1)];
    const swapped = before + after.slice(0, 1) + symbol + after.slice(1);
    return [swapped, ...[...ALPHABET].map((other) => before + other + after)].filter(doesCheckFit);
  });
  return {
    ...{ typed: write(prefix, symbols), check: symbols[DIGITS]! },
    near: near.map((one) => write(prefix, one)),
  };
}

/** Returns the digits and the check symbol, or null when a character or the length is wrong. */
function readSymbols(prefix: ReferencePrefix, text: string): string | null {
  const typed = text.toUpperCase().replace(/[\s-]/g, '');
  if (!typed.startsWith(prefix)) return null;
  const symbols = typed.slice(prefix.length).replace(/[IL]/g, '1').replaceAll('O', '0');
  const isWhole =
    symbols.length === DIGITS + 1 && [...symbols].every((symbol) => ALPHABET.includes(symbol));
  return isWhole ? symbols : null;
}

const write = (prefix: ReferencePrefix, symbols: string) =>
  `${prefix}-${symbols.slice(0, 4)}-${symbols.slice(4)}`;

const doesCheckFit = (symbols: string) => checkSymbol(symbols.slice(0, DIGITS)) === symbols[DIGITS];

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
