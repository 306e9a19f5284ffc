/** The query of a page with a gift form: initial values of the form. */
import * as z from 'zod';
import { currencySchema, idSchema } from '#contract/common';
import { INTERVALS } from '#domain/orders';
import { PAYMENT_METHODS } from '#domain/orders/payment-methods';

/** Invalid values are ignored. */
const giftQuerySchema = z.object({
  currency: currencySchema.optional().catch(undefined),
  /** An amount in the currency of the query, or in the visitor's if the query has none. */
  amount: z
    .string()
    .regex(/^\d{1,7}(?:\.\d{1,3})?$/)
    .optional()
    .catch(undefined),
  interval: z.enum(INTERVALS).optional().catch(undefined),
  intention: z.string().optional().catch(undefined),
  category: idSchema.optional().catch(undefined),
  method: z.enum(PAYMENT_METHODS).optional().catch(undefined),
});
export type GiftQuery = z.output<typeof giftQuerySchema>;

export function readGiftQuery(query: URLSearchParams): GiftQuery {
  return giftQuerySchema.parse(Object.fromEntries(query));
}
