/** Builds the rows of a new order: the order, its lines and its payment attempt. */
import { isOfficeMethod, type OrderMethod } from '#domain/orders/order-methods';
import type { CreateOrderBody } from '#contract/orders';
import type { OrderLineRow, OrderRow, PaymentAttemptRow } from '../../db/tables/orders';
import type { ApiDeps } from '../../deps';
import { randomReference } from '../../http/random-reference';
import type { Offering } from '#contract/offerings';
import { nextCheck } from '../../orders/next-check';
import type { Charge } from '../../payments/charge';
import { totalOf } from '../../payments/quotes';

export function newOrder(
  { now, random }: Pick<ApiDeps, 'now' | 'random'>,
  {
    paymentTimeoutMs,
    ...made
  }: Pick<OrderRow, 'idempotency_key' | 'fingerprint' | 'account_id'> & {
    paymentTimeoutMs: number;
  },
  body: Omit<CreateOrderBody, 'method'> & { method: OrderMethod },
): OrderRow {
  const at = now();
  return {
    ...made,
    id: random(16).toString('hex'),
    token: random(24).toString('base64url'),
    reference: randomReference('ND', { random }),
    checkout_cart: body.checkout?.cart ?? null,
    checkout_form: body.checkout?.form ?? null,
    state: firstState(body.method),
    version: 1,
    flag: null,
    locale: body.locale,
    currency: body.currency,
    total: totalOf({ currency: body.currency, gifts: body.lines }).minor,
    method: body.method,
    donor_name: body.donor.name,
    donor_email: body.donor.email,
    donor_phone: body.donor.phone ?? null,
    proof: null,
    created_at: at.toISOString(),
    expires_at: new Date(at.getTime() + paymentTimeoutMs).toISOString(),
    checked_at: at.toISOString(),
    next_check: nextCheck(at),
    paid_at: null,
    monthly_gift_id: null,
  };
}

export function newLines(
  order: OrderRow,
  body: Pick<CreateOrderBody, 'lines'>,
  offerings: ReadonlyMap<string, Offering>,
): OrderLineRow[] {
  return body.lines.map((line, position) => {
    const { kind, title, picture } = offerings.get(line.offeringId)!;
    return {
      order_id: order.id,
      position,
      offering_id: line.offeringId,
      kind,
      title: JSON.stringify(title),
      picture: JSON.stringify(picture),
      total: line.total,
      stated: line.stated ? JSON.stringify(line.stated) : null,
      quantity: line.quantity,
      intention: line.intention,
      recipient_name: line.recipient?.name ?? null,
      recipient_phone: line.recipient?.phone ?? null,
      names: line.names ? JSON.stringify(line.names) : null,
      agency: line.agency ? 1 : 0,
    };
  });
}

export function newAttempt(
  { now, random }: Pick<ApiDeps, 'now' | 'random'>,
  order: OrderRow,
  { number, charge }: { number: number; charge: Charge },
): PaymentAttemptRow {
  return {
    ...charge,
    id: random(16).toString('hex'),
    order_id: order.id,
    number,
    method: order.method,
    state: 'redirected',
    next: null,
    provider_reference: null,
    created_at: now().toISOString(),
  };
}

/** An order by bank transfer waits for the transfer. Every other method of donors redirects to a provider. */
export function firstState(method: OrderMethod): OrderRow['state'] {
  // A gift at the office is settled in the transaction that creates it.
  return method === 'Bank' || isOfficeMethod(method) ? 'awaiting_transfer' : 'pending_payment';
}
