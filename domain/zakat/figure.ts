/**
 * Parses the numbers of the zakat form: amounts of money, and grams, shares and prices, which may have more decimals.
 */
import { westernDigits } from '../numbers/digits';
import { compare, exact, ZERO, type Exact } from '../numbers/exact';
import { parseAmount, unitsOf, type Currency } from '../money';
import { readNumber } from '../numbers/typed';

/** Reports an error for a field, by a key of locales/<language>/errors.json. */
export type ReportFieldError = (field: string, key: string) => void;

/** Maximum of each number. Keeps the sum of 40 lines within a safe amount. */
export const MAX_FIGURE = exact(1_000_000_000);

/** Parses an amount of money. Reports an error and returns zero when it is invalid. */
export function readSum(
  text: string,
  currency: Currency,
  field: string,
  complain: ReportFieldError,
): Exact {
  const parsed = parseAmount(text, currency);
  if (parsed.ok) return within(unitsOf(parsed.value), field, complain);
  complain(field, parsed.problem === 'tooLarge' ? 'zakat.tooLarge' : `amount.${parsed.problem}`);
  return ZERO;
}

const MAX_DECIMALS = 6;
const MAX_DIGITS = 15;

/** Parses a number. Returns null when it is invalid, after it reported the error. */
export function readFigure(text: string, field: string, complain: ReportFieldError): Exact | null {
  const number = readNumber(text);
  if (!number || number.decimals.length > MAX_DECIMALS) {
    complain(field, westernDigits(text).trim() === '' ? 'required' : 'zakat.notANumber');
    return null;
  }
  const whole = number.whole.replace(/^0+(?=\d)/, '') || '0';
  if (whole.length > MAX_DIGITS) {
    complain(field, 'zakat.tooLarge');
    return null;
  }
  return within(exact(`${whole}.${number.decimals || '0'}`), field, complain);
}

function within(value: Exact, field: string, complain: ReportFieldError): Exact {
  if (compare(value, MAX_FIGURE) <= 0) return value;
  complain(field, 'zakat.tooLarge');
  return ZERO;
}
