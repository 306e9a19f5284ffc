/** Sacrifices: animals, whole or in shares, each in one country and with one closing time. */
import * as z from 'zod';
import { idSchema, instantSchema, pageQuerySchema } from './common';
import * as field from './fields';
import { namedSchema } from './content';
import { offeringContent, offeringSchema } from './offerings';

export const ANIMALS = ['sheep', 'goat', 'cow', 'camel'] as const;

/** GET /sacrifice-categories: udhiya, aqiqah, vow. */
export const sacrificeCategorySchema = namedSchema;

const { first, last } = offeringContent({ intentions: ['sacrifice'], anyAmount: false });

/** A sacrifice as the charity writes it. */
export const sacrificeContent = z.object({
  ...first,
  /** Local time at the place of the slaughter, as are the times of `slaughter`. */
  closesAt: field.writtenAs('closes', field.localTime.nullable().default(null)),
  category: field.reference('sacrifice-categories'),
  animal: z.enum(ANIMALS),
  /** Number of shares of one animal (Abu Dawud 2808). */
  sharesEach: field.writtenAs('shares_per_animal', z.literal([1, 7])),
  shares: field.count(1),
  sharePrice: field.rials,
  /** The country of the slaughter (ISO 3166 code), and the name of the place. */
  country: field.country,
  place: field.text,
  /** The time zone of `closesAt` and `slaughter`. */
  timeZone: field.timeZone,
  /** The time of the slaughter; null when it takes place within some days of the order. */
  slaughter: z.object({ from: field.localTime, until: field.localTime }).nullable().default(null),
  /** For example: age, weight, and the recipients of the meat. */
  facts: field.facts,
  ...last,
});

/** GET /sacrifices: an offering. `price` is for one share, or for the whole animal when it is not shared. */
export const sacrificeSchema = z.object({
  ...sacrificeContent.pick({
    ...{ category: true, animal: true, sharesEach: true, country: true, place: true },
    ...{ timeZone: true, facts: true },
  }).shape,
  ...offeringSchema.shape,
  slaughter: z.object({ from: instantSchema, until: instantSchema }).nullable(),
});

export const sacrificeQuerySchema = pageQuerySchema.extend({
  category: idSchema.optional().catch(undefined),
});

export type Sacrifice = z.infer<typeof sacrificeSchema>;
