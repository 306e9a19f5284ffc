/** Schemas of monthly gifts for staff. */
import * as z from 'zod';
import { INTENTIONS } from '#domain/cart';
import { MONTHLY_STATES, ORDER_STATES } from '#domain/orders';
import {
  instantSchema,
  localeSchema,
  localisedTextSchema,
  moneySchema,
  pageQuerySchema,
  searchSchema,
} from '../common';
import { paymentMethodSchema } from '../content';

const MONTHLY_CHANGES = ['pause', 'resume', 'stop', 'retry'] as const;
export type MonthlyChange = (typeof MONTHLY_CHANGES)[number];

export const monthlyQuerySchema = pageQuerySchema.extend({
  state: z.enum(MONTHLY_STATES).optional().catch(undefined),
  /** Name, e-mail address, or reference of the first order. */
  q: searchSchema,
});
export type MonthlyQuery = z.output<typeof monthlyQuerySchema>;

export const staffMonthlySchema = z.object({
  /** Reference of the first order. */
  reference: z.string(),
  state: z.enum(MONTHLY_STATES),
  donor: z.object({ name: z.string(), email: z.string() }),
  locale: localeSchema,
  method: paymentMethodSchema,
  amount: moneySchema,
  title: localisedTextSchema,
  intention: z.enum(INTENTIONS),
  startedAt: instantSchema,
  stoppedAt: instantSchema.nullable(),
  /** Newest first. */
  months: z.array(
    z.object({
      reference: z.string(),
      state: z.enum(ORDER_STATES),
      total: moneySchema,
      createdAt: instantSchema,
      paidAt: instantSchema.nullable(),
    }),
  ),
  may: z.object({ pause: z.boolean(), resume: z.boolean(), stop: z.boolean(), retry: z.boolean() }),
});
export type StaffMonthly = z.infer<typeof staffMonthlySchema>;

export const monthlyListSchema = z.object({
  total: z.int().min(0),
  data: z.array(staffMonthlySchema),
  /** Gifts whose latest month could not be charged. */
  failed: z.int(),
});
export const monthlyChangeBodySchema = z.strictObject({ change: z.enum(MONTHLY_CHANGES) });
