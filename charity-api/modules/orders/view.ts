/** An order as its donor may see it: what the contract names and no more. Phone numbers never leave. */
import type { Kysely } from 'kysely';
import { nextStepSchema, type NextStep, type Order, type OrderLine } from '#contract/orders';
import { localisedTextSchema, pictureSchema } from '#contract/common';
import { money, times } from '#domain/money';
import type { OrderState } from '#domain/orders';
import type { Database } from '../../db/tables';
import type { OrderLineRow, OrderRow, PaymentAttemptRow } from '../../db/tables/orders';
import { linesOf } from './repository';

/** States in which the step that the provider gave is still to be done. */
const TO_BE_DONE: Record<NextStep['kind'], readonly OrderState[]> = {
  none: [],
  redirect: ['pending_payment'],
  transfer: ['awaiting_transfer', 'under_review', 'rejected'],
};

export async function viewOrder(
  db: Kysely<Database>,
  order: OrderRow,
  attempt: PaymentAttemptRow,
): Promise<Order> {
  const lines = await linesOf(db, order.id);
  const payment = await db
    .selectFrom('payments')
    .select('payment_id')
    .where('order_id', '=', order.id)
    .orderBy('at')
    .executeTakeFirst();
  return {
    token: order.token,
    reference: order.reference,
    state: order.state,
    locale: order.locale,
    method: order.method,
    donor: { name: order.donor_name, email: order.donor_email },
    lines: lines.map((line) => viewLine(order, line)),
    total: money(order.total, order.currency),
    createdAt: order.created_at,
    paidAt: order.paid_at,
    providerReference: payment?.payment_id ?? attempt.provider_reference,
    proofUploaded: order.proof !== null,
    next: viewNext(order, attempt),
    checkedAt: order.checked_at,
  };
}

function viewLine(order: OrderRow, line: OrderLineRow): OrderLine {
  const price = money(line.minor, order.currency);
  return {
    projectId: line.project_id,
    title: localisedTextSchema.parse(JSON.parse(line.title)),
    picture: pictureSchema.parse(JSON.parse(line.picture)),
    price,
    quantity: line.quantity,
    total: times(price, line.quantity),
    intention: line.intention,
    recipient: line.recipient_name === null ? null : { name: line.recipient_name },
  };
}

function viewNext(order: OrderRow, attempt: PaymentAttemptRow): NextStep {
  if (attempt.next === null) return { kind: 'none' };
  const next = nextStepSchema.parse(JSON.parse(attempt.next));
  return TO_BE_DONE[next.kind].includes(order.state) ? next : { kind: 'none' };
}
