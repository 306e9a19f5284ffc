/** Formats amounts. The site, its mails and its receipts all use this formatter. */
import type { Locale } from '../locales';
import { formatNumber } from '../numbers/format';
import { currencyCode, exponentOf, minorPerUnit } from './currency';
import type { Money } from './money';

/** The parts of an amount, which a page shows in different sizes. `fraction` includes its dot, or is empty. */
export type AmountParts = { sign: '' | '−'; whole: string; fraction: string; code: string };

/**
 * Formats with commas for thousands and a decimal dot in every language. The code follows the number. A whole amount
 * has no decimals: Turkish and Indonesian readers read 85.000 as 85 thousand.
 */
export function amountParts(amount: Money, locale: Locale): AmountParts {
  const perUnit = minorPerUnit(amount.currency);
  const absolute = Math.abs(amount.minor);
  const rest = absolute % perUnit;
  return {
    sign: amount.minor < 0 ? '−' : '',
    whole: formatNumber(Math.floor(absolute / perUnit)),
    fraction: rest ? `.${String(rest).padStart(exponentOf(amount.currency), '0')}` : '',
    code: currencyCode(amount.currency, locale),
  };
}

/** Returns the amount as one line of text: "1,234.500 OMR" or "1,234 OMR", with a no-break space. */
export function formatMoney(amount: Money, locale: Locale): string {
  const { sign, whole, fraction, code } = amountParts(amount, locale);
  return `${sign}${whole}${fraction}\u00a0${code}`;
}

/** Returns the amount for form fields and machines: "1234.5", without grouping and trailing zeros. */
export function plainAmount(amount: Money): string {
  const perUnit = minorPerUnit(amount.currency);
  const rest = Math.abs(amount.minor) % perUnit;
  const fraction = String(rest).padStart(exponentOf(amount.currency), '0').replace(/0+$/, '');
  const whole = Math.trunc(amount.minor / perUnit);
  return `${whole === 0 && amount.minor < 0 ? '-0' : whole}${fraction ? `.${fraction}` : ''}`;
}
