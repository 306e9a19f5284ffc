/** Schemas of the annual figures: the money that the charity was given and spent in one year, by item. */
import * as z from 'zod';
import { localisedTextSchema, moneySchema, pagedSchema, pageQuerySchema } from './common';
import type { Endpoint } from './endpoint';
import { shownUrlSchema, daySchema } from './values';

/** More items would not be readable on a phone. */
export const MAX_ANNUAL_ITEMS = 12;

const sumSchema = moneySchema.refine(({ minor }) => minor >= 0);

/** All amounts of a year have one currency. The items add up to `given` and `spent`. */
export const annualFiguresSchema = z.object({
  year: z.int().min(1900).max(2099),
  given: sumSchema,
  spent: sumSchema,
  items: z
    .array(z.object({ label: localisedTextSchema, given: sumSchema, spent: sumSchema }))
    .min(1)
    .max(MAX_ANNUAL_ITEMS),
  /** The report from which the amounts are. */
  source: localisedTextSchema,
  /** The URL of the report, or empty. */
  report: shownUrlSchema,
  published: daySchema,
});

export const ANNUAL_FIGURES_ENDPOINTS = {
  annualFigures: {
    method: 'GET',
    path: '/annual-figures',
    summary: 'The money that the charity was given and spent, by year, the newest year first.',
    query: pageQuerySchema,
    reply: pagedSchema(annualFiguresSchema),
  },
} as const satisfies Record<string, Endpoint>;

export type AnnualFigures = z.infer<typeof annualFiguresSchema>;
