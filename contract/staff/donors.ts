/** Schemas of donors for staff. A donor is found by the reference of any order, so that URLs have no e-mail address. */
import * as z from 'zod';
import { statementSchema } from '../accounts';
import { instantSchema, localeSchema, pageQuerySchema, searchSchema } from '../common';
import { reasonSchema } from './accounts';
import { giftRowSchema, giftSumSchema } from './gifts';
import { staffMonthlySchema } from './monthly';

export const donorQuerySchema = pageQuerySchema.extend({
  /** Name, e-mail address, phone number or reference. */
  q: searchSchema,
});
export type DonorQuery = z.output<typeof donorQuerySchema>;

export const donorRowSchema = z.object({
  /** Reference of the latest order. */
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  /** Paid orders. */
  gifts: z.int(),
  since: instantSchema,
  latest: instantSchema,
});

export const staffDonorSchema = z.object({
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  locale: localeSchema,
  hasAccount: z.boolean(),
  sums: z.array(giftSumSchema),
  gifts: z.array(giftRowSchema),
  /** All orders; `gifts` has the newest 100. */
  total: z.int(),
  monthly: z.array(staffMonthlySchema),
  /** Years with a statement, newest first. */
  years: z.array(z.int()),
  /** True when an erasure waits for a second person. */
  isErasureAsked: z.boolean(),
});
export type StaffDonor = z.infer<typeof staffDonorSchema>;

/** The statement as staff see it: without the tokens of the orders, because these belong to the donor. */
export const donorStatementSchema = statementSchema.extend({
  gifts: z.array(statementSchema.shape.gifts.element.omit({ order: true })),
});
export const statementQuerySchema = z.object({
  year: z.coerce.number().int().min(2000).max(2999).optional().catch(undefined),
});
export const donorDataSchema = z.record(z.string(), z.unknown());
export const erasureBodySchema = z.strictObject({ note: reasonSchema });
