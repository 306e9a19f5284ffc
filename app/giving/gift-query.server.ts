/** The query of a page with a gift form: initial values of the form. */
import * as z from 'zod';
import { currencySchema, idSchema } from '#contract/common';
import { INTERVALS } from '#domain/orders';
import { PAYMENT_METHODS } from '#domain/orders/payment-methods';

/** Invalid values are ignored. */
const giftQuerySchema = z.object({
  currency: z.string().toUpperCase().pipe(currencySchema).optional().catch(undefined),
  /** In the currency of the query, or in the visitor's if the query has none. */
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
  const read = giftQuerySchema.parse(Object.fromEntries(query));
  // The same number in another currency is another amount.
  return query.has('currency') && !read.currency ? { ...read, amount: undefined } : read;
}
