/** The currencies that are accepted: their decimals and how they are written. */
import type { Locale } from '../locales';

export const CURRENCIES = ['OMR', 'USD', 'EUR', 'GBP'] as const;
export type Currency = (typeof CURRENCIES)[number];
export const DEFAULT_CURRENCY: Currency = 'OMR';

/**
 * Decimals of each currency by ISO 4217. Our own table, never Intl's: engines differ (Node formats IDR
 * with 0 decimals, ISO says 2), and a wrong exponent charges ten times too much or too little.
 */
const EXPONENTS: Record<Currency, number> = { OMR: 3, USD: 2, EUR: 2, GBP: 2 };

const SYMBOLS: Record<Currency, string> = { OMR: 'OMR', USD: '$', EUR: '€', GBP: '£' };

export function isCurrency(value: unknown): value is Currency {
  return typeof value === 'string' && (CURRENCIES as readonly string[]).includes(value);
}

export function exponentOf(currency: Currency): number {
  return EXPONENTS[currency];
}

/** Minor units in one whole unit: 1,000 for the rial, 100 for the dollar. */
export function minorPerUnit(currency: Currency): number {
  return 10 ** EXPONENTS[currency];
}

/** What follows the number: the rial's Arabic sign in Arabic, the ISO code everywhere else. */
export function currencyCode(currency: Currency, locale: Locale): string {
  return currency === 'OMR' && locale === 'ar' ? 'ر.ع.' : currency;
}

/** The currency's sign, for choosing and for receipts, where code and sign are both printed. */
export function currencySymbol(currency: Currency, locale: Locale): string {
  return currency === 'OMR' && locale === 'ar' ? 'ر.ع.' : SYMBOLS[currency];
}

/** Code and sign together, as a receipt names a currency: "USD · $". Of one that has no sign of its own, the code. */
export function currencyLabel(currency: Currency, locale: Locale): string {
  const symbol = currencySymbol(currency, locale);
  return symbol === currency ? currency : `${currency} · ${symbol}`;
}
