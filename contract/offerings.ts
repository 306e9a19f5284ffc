/** The data of an offering that a cart needs: its kind, price, limit and intentions. */
import * as z from 'zod';
import { INTENTIONS, type Intention } from '#domain/cart';
import { MAX_PAGE_SIZE } from '#domain/constants';
import { LIMIT_UNITS, OFFERING_KINDS } from '#domain/offerings';
import { idSchema, instantSchema, moneySchema } from './common';
import * as field from './fields';

/** Whole shares, months or baisa. `taken` includes units that are paid, reserved, or have expired. */
export const limitSchema = z.object({
  unit: z.enum(LIMIT_UNITS),
  capacity: z.int().min(0),
  taken: z.int().min(0),
  paid: z.int().min(0),
});

const shared = {
  title: field.text,
  summary: field.text,
  /** The intentions that it accepts. The first is the default. */
  intentions: field.oneOrMore(z.enum(INTENTIONS)).min(1),
  /** True when amounts other than the price are accepted too. */
  anyAmount: z.boolean(),
  status: z.enum(['open', 'completed', 'closed']),
};

/** The fields that the charity writes before and after those of a kind of offerings. @param usual default values */
export const offeringContent = (usual: { intentions: [Intention]; anyAmount: boolean }) => ({
  first: {
    title: shared.title,
    summary: shared.summary,
    position: field.count(),
    publishedAt: field.writtenAs('published', field.startOfDay),
    status: shared.status.default('open'),
    closesAt: field.writtenAs('closes', field.endOfDay.nullable().default(null)),
    intentions: shared.intentions.default(usual.intentions),
    anyAmount: shared.anyAmount.default(usual.anyAmount),
  },
  last: { pictures: field.pictures, story: field.optionalHtml },
});

/** GET /offerings: any offering of this API. */
export const offeringSchema = z.object({
  ...shared,
  id: idSchema,
  kind: z.enum(OFFERING_KINDS),
  picture: field.picture,
  /** Price of one share, month or person fed; null when any amount is accepted. */
  price: moneySchema.nullable(),
  /** null: no limit. */
  limit: limitSchema.nullable(),
  closesAt: instantSchema.nullable(),
  /** Id of the group that it belongs to: the mosque of a repair, the category of a sacrifice. */
  within: idSchema.nullable(),
});

/** Fields of offerings that count their gifts. */
export const givenTo = { raised: moneySchema, gifts: z.int().min(0) };

/** Ids after the first MAX_PAGE_SIZE, and text that is not an id, are ignored. */
export const offeringQuerySchema = z.object({
  ids: z
    .string()
    .transform((text) =>
      text.split(',', MAX_PAGE_SIZE).filter((id) => idSchema.safeParse(id).success),
    )
    .default([]),
});

export type Offering = z.infer<typeof offeringSchema>;
