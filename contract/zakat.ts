/**
 * Published data for the calculation of zakat and purification: metal prices, shares, investment funds. Decimals are
 * strings, so that they stay exact.
 */
import * as z from 'zod';
import { currencySchema, idSchema, pageQuerySchema, searchSchema } from './common';
import * as field from './fields';

export const METALS = ['gold', 'silver'] as const;

/** GET /metals: the price of one gram of pure metal. */
export const metalSchema = z.object({
  metal: z.enum(METALS),
  pricePerGram: field.writtenAs('price', field.decimal),
  currency: currencySchema,
  at: field.startOfDay,
  source: field.text,
});
export const metalsContent = z.object({ metals: z.array(metalSchema) });

/** The data that a company's board publishes about one share or unit and one period. null: not published. */
const figuresSchema = z.object({
  /** The board's name of the period. */
  period: field.matching(/^[\w-]{1,20}$/, 'period', 'a period such as 2026 or 2026-H1'),
  publishedAt: field.writtenAs('published', field.startOfDay),
  /** Impermissible income of one share, in the currency of the listing. */
  purification: field.decimal.nullable().default(null),
  /** Zakat of one share or one unit, in the same currency. */
  zakat: field.decimal.nullable().default(null),
  /** True when the company or fund pays its zakat itself, so that the holder owes none. */
  zakatPaid: z.boolean().default(false),
  source: field.text,
});

const listed = {
  /** Ticker symbol at the exchange. */
  symbol: field.matching(/^[A-Z0-9.]{1,12}$/, 'symbol', 'a symbol such as NBRS'),
  shortName: field.text,
  name: field.text,
  position: field.count(),
  /** ISO 4217: any currency. */
  currency: field.currencyCode,
};
/** Newest first. */
const figures = z.array(figuresSchema);

/** A stock as the charity writes it. */
export const stockContent = z.object({
  ...listed,
  market: field.text,
  /** The last price of one share; null when unknown. */
  price: field.decimal.nullable().default(null),
  figures,
});

/** GET /stocks and /stocks/{id} */
export const stockSchema = stockContent.omit({ position: true }).extend({ id: idSchema });

/** An investment fund as the charity writes it. */
export const investmentFundContent = z.object({
  ...listed,
  manager: field.text,
  /** The last published value of one unit; null when unknown. */
  unitValue: field.decimal.nullable().default(null),
  figures,
});

/** GET /investment-funds and /investment-funds/{id} */
export const investmentFundSchema = investmentFundContent
  .omit({ position: true })
  .extend({ id: idSchema });

/** The charity's zakat rulings, in the settings category ZAKAT. */
export const zakatContent = z.object({
  /** Minimum wealth (nisab) on which zakat is due, in grams of the pure metal. */
  nisabGrams: z.object({ gold: field.decimal, silver: field.decimal }),
  /** The default when the donor chooses no metal. */
  nisabMetal: z.enum(METALS),
  rates: z.object({ lunar: field.decimal, solar: field.decimal }),
  shares: z.object({
    usual: z.enum(['trade', 'keep', 'paid']),
    keep: z.enum(['proxy', 'published']),
    proxy: field.decimal,
  }),
  wornJewelleryCounts: z.boolean(),
  debtsAreTakenAway: z.boolean(),
  authority: field.text,
  ruledAt: field.writtenAs('ruled', field.startOfDay),
});

export const stockQuerySchema = pageQuerySchema.extend({
  search: searchSchema,
});

export type Metal = (typeof METALS)[number];
export type MetalPrice = z.infer<typeof metalSchema>;
export type Stock = z.infer<typeof stockSchema>;
export type InvestmentFund = z.infer<typeof investmentFundSchema>;
export type PublishedFigures = z.infer<typeof figuresSchema>;
