/** Expiations (kaffara) and fidya: what each cause asks for, and by whose ruling. */
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

/** GET /expiations: an offering; its `price` feeds one person. */
export const expiationSchema = offeringSchema.extend({
  cause: z.enum(EXPIATION_CAUSES),
  /** How many people one obligation feeds: 1, 6, 10 or 60. */
  people: z.int().positive(),
  /** What comes before feeding or may be done instead, in plain words. */
  instead: localisedTextSchema,
  authority: localisedTextSchema,
  ruledAt: instantSchema,
});

export type Expiation = z.infer<typeof expiationSchema>;
export type ExpiationCause = (typeof EXPIATION_CAUSES)[number];
