/** Reading an amount that a person typed. */
import { exponentOf, minorPerUnit, type Currency } from './currency';
import { money, type Money } from './money';
import { westernDigits } from '../digits';

/** Why a text is no amount: each is a message key of the forms. */
export type AmountProblem = 'missing' | 'notANumber' | 'tooManyDecimals' | 'tooLarge';

export type ParsedAmount = { ok: true; value: Money } | { ok: false; problem: AmountProblem };

/** More digits than any gift has; keeps the integer safe. */
const MAX_WHOLE_DIGITS = 12;

/**
 * Text to exact minor units. Dot is the decimal sign and comma groups thousands, in every language; Arabic
 * and Persian digits and signs are read too. What could mean two things ("1,5", "1e3", "-5") is refused.
 */
export function parseAmount(text: string, currency: Currency): ParsedAmount {
  const typed = westernDigits(text).trim();
  if (typed === '') return { ok: false, problem: 'missing' };
  const match = /^(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/.exec(typed);
  const whole = match?.[1]?.replaceAll(',', '') ?? '';
  const decimals = match?.[2] ?? '';
  if (!match || (whole === '' && decimals === '')) return { ok: false, problem: 'notANumber' };
  if (whole.replace(/^0+/, '').length > MAX_WHOLE_DIGITS) return { ok: false, problem: 'tooLarge' };
  const exponent = exponentOf(currency);
  const significant = decimals.replace(/0+$/, '');
  if (significant.length > exponent) return { ok: false, problem: 'tooManyDecimals' };
  const minor =
    Number(whole || '0') * minorPerUnit(currency) +
    Number(significant.padEnd(exponent, '0') || '0');
  return { ok: true, value: money(minor, currency) };
}
