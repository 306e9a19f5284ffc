/** An order as its donor may see it: what the contract names and no more. Phone numbers never leave. */
import { nextStepSchema, type NextStep, type Order, type OrderLine } from '#contract/orders';
import { localisedTextSchema, pictureSchema } from '#contract/common';
import { money } from '#domain/money';
import { wasPaid, type OrderState } from '#domain/orders';
import { addMonths } from '#domain/offerings/sponsorship';
import { fromJson } from '../db/json';
import type { HoldRow, OfferingRow } from '../db/tables/offerings';
import type { OrderLineRow, OrderRow, PaymentAttemptRow } from '../db/tables/orders';
import type { ApiDeps } from '../deps';
import { linesOf } from './repository';
import { readTerms } from './terms';
import { certificateToken, giftCardToken, monthlyGiftToken, receiptToken } from './tokens';

/** States in which the step that the provider gave is still to be done. */
const TO_BE_DONE: Record<NextStep['kind'], readonly OrderState[]> = {
  none: [],
  redirect: ['pending_payment'],
  transfer: ['awaiting_transfer', 'under_review', 'rejected'],
};

export async function viewOrder(
  deps: Pick<ApiDeps, 'db' | 'config'>,
  order: OrderRow,
  attempt: PaymentAttemptRow,
): Promise<Order> {
  const { db } = deps;
  const lines = await linesOf(db, order.id);
  const holds = await heldBy(db, order.id);
  const payment = await db
    .selectFrom('payments')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'attempt_id')
    .select(['payment_id', 'quote', 'counted', 'refunded', 'payments.currency'])
    .where('payments.order_id', '=', order.id)
    // The one that made it paid, if one did; a second one is the staff's affair.
    .orderBy('counted', 'desc')
    .orderBy('at')
    .executeTakeFirst();
  // Wrong money that went back was no gift.
  const isGift = wasPaid(order.state) && order.paid_at !== null;
  return {
    token: order.token,
    reference: order.reference,
    state: order.state,
    locale: order.locale,
    method: order.method,
    donor: { name: order.donor_name, email: order.donor_email },
    lines: lines.map((line) => ({
      ...viewLine(order, line, { hold: holds.get(line.offering_id), isGift }),
      certificate:
        isGift && isCertified(line) ? certificateToken(deps, order.id, line.position) : null,
      card:
        isGift && line.recipient_name !== null
          ? giftCardToken(deps, order.id, line.position)
          : null,
    })),
    total: money(order.total, order.currency),
    charged: viewCharge((payment ?? attempt).quote),
    refunded:
      payment && (payment.counted === 1 || order.state === 'refunded') && payment.refunded > 0
        ? money(payment.refunded, payment.currency)
        : null,
    monthlyGift:
      order.monthly_gift_id === null ? null : monthlyGiftToken(deps, order.monthly_gift_id),
    check: isGift ? receiptToken(deps, order.id) : null,
    createdAt: order.created_at,
    paidAt: order.paid_at,
    providerReference: payment?.payment_id ?? attempt.provider_reference,
    proofUploaded: order.proof !== null,
    next: viewNext(order, attempt, [...holds.values()].includes(null)),
    checkedAt: order.checked_at,
  };
}

function viewCharge(quote: string | null): Order['charged'] {
  if (quote === null) return null;
  const { charged, rate, source, at } = readTerms(quote);
  return { amount: charged, rate, source, at };
}

type Held = Pick<HoldRow, 'first' | 'units'> & Pick<OfferingRow, 'starts_at' | 'unit'>;

/** What its lines hold, by offering; null where there is only so much of it and nothing is held. */
async function heldBy(db: ApiDeps['db'], orderId: string): Promise<Map<string, Held | null>> {
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('offerings', 'offerings.id', 'order_lines.offering_id')
    .leftJoin('holds', (join) =>
      join
        .onRef('holds.order_id', '=', 'order_lines.order_id')
        .onRef('holds.offering_id', '=', 'order_lines.offering_id'),
    )
    .select(['order_lines.offering_id', 'first', 'units', 'starts_at', 'unit'])
    .where('order_lines.order_id', '=', orderId)
    .where('unit', 'is not', null)
    .execute();
  return new Map(
    rows.map(({ offering_id, first, units, ...row }) => [
      offering_id,
      first === null || units === null ? null : { ...row, first, units },
    ]),
  );
}

/** The months of a child's sponsorship that the order has paid for. */
function periodOf(hold: Held | null | undefined): OrderLine['period'] {
  if (!hold || hold.unit !== 'month' || hold.starts_at === null) return null;
  return {
    from: addMonths(hold.starts_at, hold.first),
    until: addMonths(hold.starts_at, hold.first + hold.units),
  };
}

function isCertified({ kind, names }: OrderLineRow): boolean {
  return kind === 'endowment' && names !== null;
}

function viewLine(
  order: OrderRow,
  line: OrderLineRow,
  { hold, isGift }: { hold: Held | null | undefined; isGift: boolean },
): Omit<OrderLine, 'card' | 'certificate'> {
  return {
    offeringId: line.offering_id,
    kind: line.kind,
    title: localisedTextSchema.parse(JSON.parse(line.title)),
    picture: pictureSchema.parse(JSON.parse(line.picture)),
    quantity: line.quantity,
    total: money(line.total, order.currency),
    intention: line.intention,
    names: line.names === null ? [] : fromJson<string[]>(line.names),
    period: periodOf(hold),
    // A payment that went back holds nothing either, but was no gift.
    unfilled: hold === null && isGift && order.state !== 'refunded',
    recipient: line.recipient_name === null ? null : { name: line.recipient_name },
  };
}

/** @param isGone something that it was for is held by it no more: nobody is led to pay for that */
function viewNext(order: OrderRow, attempt: PaymentAttemptRow, isGone: boolean): NextStep {
  if (attempt.next === null || isGone) return { kind: 'none' };
  const next = nextStepSchema.parse(JSON.parse(attempt.next));
  return TO_BE_DONE[next.kind].includes(order.state) ? next : { kind: 'none' };
}
