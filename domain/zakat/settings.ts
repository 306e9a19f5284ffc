/**
 * Inputs of the zakat calculation that the donor does not enter: the rulings of the charity's board and metal prices.
 */
import type { Currency } from '../money';
import type { Holding, Metal, Year } from './kinds';

/** Decimals are strings, so that they stay exact. */
export type Rulings = {
  /** The nisab in grams of pure metal, and the metal that is the default. */
  nisab: Record<Metal, string> & { usual: Metal };
  /** Zakat rate of each type of year: "0.025". */
  rates: Record<Year, string>;
  shares: {
    usual: Holding;
    /** proxy: a share of the market value is zakatable. published: the zakat that the company publishes is used. */
    keep: 'proxy' | 'published';
    proxy: string;
  };
  /** True when jewellery that is worn is zakatable. */
  wornCounts: boolean;
  /** True when debts that are due within a year are subtracted. */
  debtsCount: boolean;
  authority: string;
  /** ISO 8601 */
  ruledAt: string;
};

/** The published price of one gram of pure metal. */
export type PublishedPrice = {
  perGram: string;
  currency: Currency;
  at: string;
  source: string;
  /** Units of each currency for one rial; null when the page uses the currency of the price. */
  rates: { from: string; to: string; at: string; source: string } | null;
};

/** noRate: the price is in another currency than the page, and no current rate converts it. */
export type Figures = {
  currency: Currency;
  prices: Record<Metal, PublishedPrice | 'noPrice' | 'noRate'>;
};
