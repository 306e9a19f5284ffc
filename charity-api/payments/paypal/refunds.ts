/** Refunds of PayPal captures that staff request. */
import * as z from 'zod';
import { plainAmount, type Money } from '#domain/money';
import type { RefundReport } from '../provider';
import type { PaypalClient } from './client';

const madeRefundSchema = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  status: z.enum(['COMPLETED', 'PENDING', 'CANCELLED', 'FAILED']),
});

/**
 * Refunds a capture. PayPal stores the idempotency key for 45 days.
 * @throws ProviderError; Error when PayPal has rejected the refund
 */
export async function refundCapture(
  client: PaypalClient,
  captureId: string,
  amount: Money,
  idempotencyKey: string,
): Promise<RefundReport> {
  const body = JSON.stringify({
    amount: { currency_code: amount.currency, value: plainAmount(amount) },
  });
  const path = `/v2/payments/captures/${captureId}/refund`;
  const made = madeRefundSchema.parse(await client.post(path, body, idempotencyKey));
  if (made.status === 'CANCELLED' || made.status === 'FAILED')
    throw new Error(`the refund ${made.id} is ${made.status}`);
  return { id: made.id, status: made.status === 'COMPLETED' ? 'succeeded' : 'pending' };
}
