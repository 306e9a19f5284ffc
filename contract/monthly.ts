/** Monthly gifts: what their donor sees of them without an account. */
import * as z from 'zod';
import { INTENTIONS } from '#domain/cart';
import { MONTHLY_STATES, ORDER_STATES } from '#domain/orders';
import {
  idSchema,
  instantSchema,
  localeSchema,
  localisedTextSchema,
  moneySchema,
  tokenSchema,
} from './common';
import { paymentMethodSchema } from './content';

export const monthlyGiftSchema = z.object({
  token: tokenSchema,
  state: z.enum(MONTHLY_STATES),
  locale: localeSchema,
  method: paymentMethodSchema,
  amount: moneySchema,
  /** What the provider takes each month, where it is not the amount itself. */
  charged: moneySchema.nullable(),
  offeringId: idSchema,
  title: localisedTextSchema,
  intention: z.enum(INTENTIONS),
  startedAt: instantSchema,
  stoppedAt: instantSchema.nullable(),
  /** Newest first. */
  payments: z.array(
    z.object({
      order: tokenSchema,
      reference: z.string(),
      amount: moneySchema,
      paidAt: instantSchema,
      /** paid, or what became of the money since. */
      state: z.enum(ORDER_STATES),
    }),
  ),
});

export type MonthlyGift = z.infer<typeof monthlyGiftSchema>;
