/** Expiations (kaffara) and fidya: the causes, the number of people to feed for each, and the ruling behind it. */
import * as z from 'zod';
import { instantSchema, localisedTextSchema } from './common';
import { offeringSchema } from './offerings';

export const EXPIATION_CAUSES = [
  'oath',
  'vow',
  'fasting_day',
  'unable_to_fast',
  'zihar',
  'ihram',
] as const;

/** GET /expiations: an offering whose `price` feeds one person. */
export const expiationSchema = offeringSchema.extend({
  cause: z.enum(EXPIATION_CAUSES),
  /** Number of people that one obligation feeds: 1, 6, 10 or 60. */
  people: z.int().positive(),
  /** Text: the act that must come before feeding, or that may replace it. */
  instead: localisedTextSchema,
  authority: localisedTextSchema,
  ruledAt: instantSchema,
});

export type Expiation = z.infer<typeof expiationSchema>;
export type ExpiationCause = (typeof EXPIATION_CAUSES)[number];
