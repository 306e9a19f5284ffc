/** Writing an amount: the one money formatter of the site, its mails and its receipts. */
import type { Locale } from '../locales';
import { formatNumber } from '../numbers/format';
import { currencyCode, exponentOf, minorPerUnit } from './currency';
import type { Money } from './money';

/** always: 25.000; whenNeeded: 25, but 25.500. */
export type Decimals = 'always' | 'whenNeeded';

/** An amount in the pieces that a page sets in different sizes. `fraction` has its dot, or is empty. */
export type AmountParts = { sign: '' | '−'; whole: string; fraction: string; code: string };

/** Comma thousands and dot decimal in every language; the code follows the number. */
export function amountParts(
  amount: Money,
  locale: Locale,
  decimals: Decimals = 'always',
): AmountParts {
  const perUnit = minorPerUnit(amount.currency);
  const absolute = Math.abs(amount.minor);
  const rest = absolute % perUnit;
  const shown = decimals === 'always' || rest !== 0;
  return {
    sign: amount.minor < 0 ? '−' : '',
    whole: formatNumber(Math.floor(absolute / perUnit)),
    fraction: shown ? `.${String(rest).padStart(exponentOf(amount.currency), '0')}` : '',
    code: currencyCode(amount.currency, locale),
  };
}

/** The amount as one line of text: "1,234.500 OMR". The space does not break. */
export function formatMoney(amount: Money, locale: Locale, decimals: Decimals = 'always'): string {
  const { sign, whole, fraction, code } = amountParts(amount, locale, decimals);
  return `${sign}${whole}${fraction}\u00a0${code}`;
}

/** The amount as a form field or a machine reads it: "1234.5", no grouping, no trailing zeros. */
export function plainAmount(amount: Money): string {
  const perUnit = minorPerUnit(amount.currency);
  const rest = Math.abs(amount.minor) % perUnit;
  const fraction = String(rest).padStart(exponentOf(amount.currency), '0').replace(/0+$/, '');
  const whole = Math.trunc(amount.minor / perUnit);
  return `${whole === 0 && amount.minor < 0 ? '-0' : whole}${fraction ? `.${fraction}` : ''}`;
}
