/**
 * Published data for the calculation of zakat and purification: metal prices, shares, investment funds. Decimals are
 * strings, so that they stay exact.
 */
import * as z from 'zod';
import {
  currencySchema,
  idSchema,
  instantSchema,
  localisedTextSchema,
  pageQuerySchema,
  searchSchema,
} from './common';

/** Up to 15 digits before the dot and 12 after it. */
const decimalSchema = z.string().regex(/^\d{1,15}(\.\d{1,12})?$/);

export const METALS = ['gold', 'silver'] as const;

/** GET /metals: the price of one gram of pure metal. */
export const metalSchema = z.object({
  metal: z.enum(METALS),
  pricePerGram: decimalSchema,
  currency: currencySchema,
  at: instantSchema,
  source: localisedTextSchema,
});

/** The data that a company's board publishes about one share or unit and one period. null: not published. */
const figuresSchema = z.object({
  /** The board's name of the period: "2025", "2025-H1". */
  period: z.string().regex(/^[\w-]{1,20}$/),
  /** Impermissible income of one share, in the currency of the listing. */
  purification: decimalSchema.nullable(),
  /** Zakat of one share or one unit, in the same currency. */
  zakat: decimalSchema.nullable(),
  /** True when the company or fund pays its zakat itself, so that the holder owes none. */
  zakatPaid: z.boolean(),
  source: localisedTextSchema,
  publishedAt: instantSchema,
});

/** GET /stocks and /stocks/{id}. Listings may be in any currency: `currency` is an ISO 4217 code. */
export const stockSchema = z.object({
  id: idSchema,
  /** Ticker symbol at the exchange: "NBRS". */
  symbol: z.string().regex(/^[A-Z0-9.]{1,12}$/),
  shortName: localisedTextSchema,
  name: localisedTextSchema,
  market: localisedTextSchema,
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** The last price of one share; null when unknown. */
  price: decimalSchema.nullable(),
  /** Newest first. */
  figures: z.array(figuresSchema),
});

export const stockQuerySchema = pageQuerySchema.extend({
  search: searchSchema,
});

/** GET /investment-funds and /investment-funds/{id} */
export const investmentFundSchema = stockSchema.omit({ price: true, market: true }).extend({
  manager: localisedTextSchema,
  /** The last published value of one unit; null when unknown. */
  unitValue: decimalSchema.nullable(),
});

export type Metal = (typeof METALS)[number];
export type MetalPrice = z.infer<typeof metalSchema>;
export type Stock = z.infer<typeof stockSchema>;
export type InvestmentFund = z.infer<typeof investmentFundSchema>;
export type PublishedFigures = z.infer<typeof figuresSchema>;
