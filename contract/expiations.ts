/** Expiations (kaffara) and fidya: the causes, the number of people to feed for each, and the ruling behind it. */
import * as z from 'zod';
import * as field from './fields';
import { offeringContent, offeringSchema } from './offerings';

export const EXPIATION_CAUSES = [
  'oath',
  'vow',
  'fasting_day',
  'unable_to_fast',
  'zihar',
  'ihram',
] as const;

const { first, last } = offeringContent({ intentions: ['kafara'], anyAmount: false });

/** An expiation as the charity writes it. */
export const expiationContent = z.object({
  ...first,
  cause: z.enum(EXPIATION_CAUSES),
  /** Number of people that one obligation feeds: 1, 6, 10 or 60. */
  people: field.count(1),
  pricePerPerson: field.rials,
  /** Text: the act that must come before feeding, or that may replace it. */
  instead: field.text,
  authority: field.text,
  ruledAt: field.writtenAs('ruled', field.startOfDay),
  ...last,
});

/** GET /expiations: an offering whose `price` feeds one person. */
export const expiationSchema = z.object({
  ...expiationContent.pick({
    ...{ cause: true, people: true, instead: true, authority: true, ruledAt: true },
  }).shape,
  ...offeringSchema.shape,
});

export type Expiation = z.infer<typeof expiationSchema>;
export type ExpiationCause = (typeof EXPIATION_CAUSES)[number];
