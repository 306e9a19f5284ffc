/** Amounts in a provider's books. Their currency can be any ISO 4217 code, because a payout may be converted. */
import type { Locale } from '../locales';
import { formatNumber } from '../numbers/format';
import { currencyCode, isCurrency } from './currency';
import type { AmountParts } from './format';

/** A signed amount in minor units. */
export type LedgerMoney = { minor: number; currency: string };

/**
 * Currencies with other than two decimals, by ISO 4217. MGA has fifths, which no provider uses. Only staff pages load
 * this table, so donors' pages keep their short one.
 */
const NO_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(
  ' ',
);
const THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

/** A code of three capital letters, such as "AED". */
export function isLedgerCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code);
}

export function ledgerExponent(currency: string): number {
  if (NO_DECIMALS.includes(currency)) return 0;
  return THREE_DECIMALS.includes(currency) ? 3 : 2;
}

/**
 * Parses a provider's decimal number, such as "-12.50".
 * @returns null when it is not a number, has too many decimals, or is not a safe integer of minor units
 */
export function parseLedger(text: string, currency: string): LedgerMoney | null {
  const [, sign, whole = '', decimals = ''] = /^(-?)(\d{1,15})(?:\.(\d{1,12}))?$/.exec(text) ?? [];
  if (sign === undefined || !isLedgerCurrency(currency)) return null;
  const exponent = ledgerExponent(currency);
  const significant = decimals.replace(/0+$/, '');
  if (significant.length > exponent) return null;
  const absolute = Number(whole + significant.padEnd(exponent, '0'));
  if (!Number.isSafeInteger(absolute)) return null;
  return { minor: sign === '-' && absolute !== 0 ? -absolute : absolute, currency };
}

export function ledgerParts({ minor, currency }: LedgerMoney, locale: Locale): AmountParts {
  const exponent = ledgerExponent(currency);
  const perUnit = 10 ** exponent;
  const absolute = Math.abs(minor);
  const rest = String(absolute % perUnit).padStart(exponent, '0');
  return {
    sign: minor < 0 ? '−' : '',
    whole: formatNumber(Math.floor(absolute / perUnit)),
    fraction: exponent === 0 ? '' : `.${rest}`,
    code: isCurrency(currency) ? currencyCode(currency, locale) : currency,
  };
}

/** Returns the amount for files: "-1234.50", without grouping. */
export function plainLedger({ minor, currency }: LedgerMoney): string {
  const exponent = ledgerExponent(currency);
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const fraction = exponent === 0 ? '' : `.${digits.slice(-exponent)}`;
  return `${minor < 0 ? '-' : ''}${whole}${fraction}`;
}
