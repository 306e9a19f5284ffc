/** Schemas of the annual figures: the money that the charity was given and spent in one year, by item. */
import * as z from 'zod';
import { pageQuerySchema } from './common';
import { type Endpoint, pageOf } from './endpoint';
import * as field from './fields';

/** More items would not be readable on a phone. */
export const MAX_ANNUAL_ITEMS = 12;

const orNothing = field.rials.default({ minor: 0, currency: 'OMR' });

/** The figures of one year as the charity writes them. The items add up to `given` and `spent`. */
export const annualFiguresContent = z.object({
  /** The report from which the amounts are. */
  source: field.text,
  /** The URL of the report. */
  report: field.optionalUrl,
  /** The day of the report. */
  published: field.day,
  given: field.rials,
  spent: field.rials,
  items: field.oneOrMore(
    z.object({
      /** A program, a category, a country, or the costs of the charity itself. */
      label: field.text,
      given: orNothing,
      spent: orNothing,
    }),
  ),
});

export const annualFiguresSchema = annualFiguresContent.extend({
  year: z.int().min(1900).max(2099),
});

export const ANNUAL_FIGURES_ENDPOINTS = {
  annualFigures: {
    route: 'GET /annual-figures',
    summary: 'The money that the charity was given and spent, by year, the newest year first.',
    ...pageOf(annualFiguresSchema, pageQuerySchema),
  },
} as const satisfies Record<string, Endpoint>;

export type AnnualFigures = z.infer<typeof annualFiguresSchema>;
