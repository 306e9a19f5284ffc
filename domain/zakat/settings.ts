/** What the charity's board has ruled, and what the metals cost: everything that is not the donor's own figure. */
import type { Currency } from '../money';
import type { Holding, Metal, Year } from './kinds';

/** Decimals are strings, so that none is lost. */
export type Rulings = {
  /** Grams of the pure metal that make wealth large enough, and the metal that is meant when none is chosen. */
  nisab: Record<Metal, string> & { usual: Metal };
  /** Of the wealth, for a year of each kind: "0.025". */
  rates: Record<Year, string>;
  shares: {
    usual: Holding;
    /** proxy: a part of the market value stands for the company's zakatable assets. published: the company's own figure counts. */
    keep: 'proxy' | 'published';
    proxy: string;
  };
  /** Whether jewellery that is worn counts. */
  wornCounts: boolean;
  /** Whether debts that are due within a year are taken away. */
  debtsCount: boolean;
  authority: string;
  /** ISO 8601 */
  ruledAt: string;
};

/** What a gram of the pure metal costs, as it was published. */
export type PublishedPrice = {
  perGram: string;
  currency: Currency;
  at: string;
  source: string;
  /** Units of each currency for one rial, where the page is in another currency than the price. */
  rates: { from: string; to: string; at: string; source: string } | null;
};

/** noRate: it is in another currency, and no fresh rate leads to the donor's. */
export type Figures = {
  currency: Currency;
  prices: Record<Metal, PublishedPrice | 'noPrice' | 'noRate'>;
};
