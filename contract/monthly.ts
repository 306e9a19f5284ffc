/** Monthly gifts, as their donor sees them without an account. */
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
  /** True when the donor can change the amount: the provider can, and it charges the amount without conversion. */
  canChange: z.boolean(),
  /** True when the donor can pause the gift, or resume it when its state is `paused`. */
  canPause: z.boolean(),
  locale: localeSchema,
  method: paymentMethodSchema,
  /** The amount of the next month. Earlier months may have another one. */
  amount: moneySchema,
  /** The amount that the provider charges each month; null when it equals `amount`. */
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
      /** `paid`, or a later state such as `refunded`. */
      state: z.enum(ORDER_STATES),
    }),
  ),
});

export type MonthlyGift = z.infer<typeof monthlyGiftSchema>;
