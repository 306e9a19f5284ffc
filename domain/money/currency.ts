/** The accepted currencies: their decimals, codes and symbols. */
import type { Locale } from '../locales';

export const CURRENCIES = ['OMR', 'USD', 'EUR', 'GBP'] as const;
export type Currency = (typeof CURRENCIES)[number];
export const DEFAULT_CURRENCY: Currency = 'OMR';

/**
 * Decimals of each currency by ISO 4217. We do not use the values of Intl, because engines differ: Node formats IDR
 * with 0 decimals, ISO has 2. A wrong exponent charges a multiple or a fraction of the amount.
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

/** Returns the text after the number: the Arabic symbol of the rial in Arabic, otherwise the ISO code. */
export function currencyCode(currency: Currency, locale: Locale): string {
  return currency === 'OMR' && locale === 'ar' ? 'ر.ع.' : currency;
}

/** Returns the currency symbol, for selects and receipts, which show both code and symbol. */
function currencySymbol(currency: Currency, locale: Locale): string {
  return currency === 'OMR' && locale === 'ar' ? 'ر.ع.' : SYMBOLS[currency];
}

/**
 * Returns code and symbol, as receipts show a currency: "USD · $". Returns only the code when there is no other symbol.
 */
export function currencyLabel(currency: Currency, locale: Locale): string {
  const symbol = currencySymbol(currency, locale);
  return symbol === currency ? currency : `${currency} · ${symbol}`;
}
