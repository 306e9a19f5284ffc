/** Refunds of Stripe payments that staff request. */
import * as z from 'zod';
import type { Money } from '#domain/money';
import type { RefundReport } from '../provider';
import type { StripeCall } from './api';

const refundSchema = z.object({ id: z.string().min(1).max(255), status: z.string().nullable() });

/**
 * Refunds a payment. Stripe stores the idempotency key for 24 hours.
 * @param paymentId the id of the payment intent
 * @throws StripeFailure; Error when Stripe has rejected the refund
 */
export async function refundPayment(
  ask: StripeCall,
  paymentId: string,
  { minor }: Money,
  idempotencyKey: string,
): Promise<RefundReport> {
  const params = { payment_intent: paymentId, amount: minor };
  const made = await ask((stripe) => stripe.refunds.create(params, { idempotencyKey }));
  const { id, status } = refundSchema.parse(made);
  if (status === 'failed' || status === 'canceled') throw new Error(`the refund ${id} ${status}`);
  return { id, status: status === 'succeeded' ? 'succeeded' : 'pending' };
}
