/** Published figures that zakat and purification are computed from: metal prices, shares, investment funds. Decimals are strings, so that none is lost. */
import * as z from 'zod';
import {
  currencySchema,
  idSchema,
  instantSchema,
  localisedTextSchema,
  pageQuerySchema,
} from './common';

/** Up to 15 digits before the dot and 12 after it. */
const decimalSchema = z.string().regex(/^\d{1,15}(\.\d{1,12})?$/);

export const METALS = ['gold', 'silver'] as const;

/** GET /metals: what a gram of the pure metal costs. */
export const metalSchema = z.object({
  metal: z.enum(METALS),
  pricePerGram: decimalSchema,
  currency: currencySchema,
  at: instantSchema,
  source: localisedTextSchema,
});

/** What a board publishes of one share or one unit for one period. null: it published none. */
const figuresSchema = z.object({
  /** As the board names it: "2025", "2025-H1". */
  period: z.string().regex(/^[\w-]{1,20}$/),
  /** Impermissible income of one share, in the currency of the listing. */
  purification: decimalSchema.nullable(),
  /** Zakat of one share or one unit, in the same currency. */
  zakat: decimalSchema.nullable(),
  /** The company or fund pays its zakat itself: the holder owes none on it. */
  zakatPaid: z.boolean(),
  source: localisedTextSchema,
  publishedAt: instantSchema,
});

/** GET /stocks and /stocks/{id}. Listings may be in any currency: `currency` is an ISO 4217 code. */
export const stockSchema = z.object({
  id: idSchema,
  /** What the exchange calls it: "NBRS". */
  symbol: z.string().regex(/^[A-Z0-9.]{1,12}$/),
  shortName: localisedTextSchema,
  name: localisedTextSchema,
  market: localisedTextSchema,
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** The last price of one share. null: none is known. */
  price: decimalSchema.nullable(),
  /** Newest first. */
  figures: z.array(figuresSchema),
});

export const stockQuerySchema = pageQuerySchema.extend({
  search: z
    .string()
    .transform((text) => text.replaceAll('\u0000', '').trim())
    .pipe(z.string().max(80))
    .optional()
    .catch(undefined),
});

/** GET /investment-funds and /investment-funds/{id} */
export const investmentFundSchema = stockSchema.omit({ price: true, market: true }).extend({
  manager: localisedTextSchema,
  /** The last published value of one unit. null: none is known. */
  unitValue: decimalSchema.nullable(),
});

export type Metal = (typeof METALS)[number];
export type MetalPrice = z.infer<typeof metalSchema>;
export type Stock = z.infer<typeof stockSchema>;
export type InvestmentFund = z.infer<typeof investmentFundSchema>;
export type PublishedFigures = z.infer<typeof figuresSchema>;
