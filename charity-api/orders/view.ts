/** The API's representation of an order for its donor: only the fields of the contract, and no phone numbers. */
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

/** The states in which the donor still has to do the next step of the payment. */
const STATES_OF_STEP: Record<NextStep['kind'], readonly OrderState[]> = {
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
  const holds = await reservationsOf(db, order.id);
  const payment = await db
    .selectFrom('payments')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'attempt_id')
    .select(['payment_id', 'quote', 'counted', 'refunded', 'payments.currency'])
    .where('payments.order_id', '=', order.id)
    // Prefer the payment that made the order paid. Staff refund any other payment.
    .orderBy('counted', 'desc')
    .orderBy('at')
    .executeTakeFirst();
  // A refunded order with a wrong amount was never paid (`paid_at` is null), so it was no gift.
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

type ReservedUnits = Pick<HoldRow, 'first' | 'units'> & Pick<OfferingRow, 'starts_at' | 'unit'>;

/** Returns the reservations by offering id, for limited offerings. null means that no units are reserved. */
async function reservationsOf(
  db: ApiDeps['db'],
  orderId: string,
): Promise<Map<string, ReservedUnits | null>> {
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

/** Returns the months of an orphan's sponsorship that the order pays for. */
function periodOf(hold: ReservedUnits | null | undefined): OrderLine['period'] {
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
  { hold, isGift }: { hold: ReservedUnits | null | undefined; isGift: boolean },
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
    // A refunded order has no reservations either, but the charity owes nothing for it.
    unfilled: hold === null && isGift && order.state !== 'refunded',
    recipient: line.recipient_name === null ? null : { name: line.recipient_name },
  };
}

/** @param isGone true when the order has lost a reservation; then the donor must not be led to pay */
function viewNext(order: OrderRow, attempt: PaymentAttemptRow, isGone: boolean): NextStep {
  if (attempt.next === null || isGone) return { kind: 'none' };
  const next = nextStepSchema.parse(JSON.parse(attempt.next));
  return STATES_OF_STEP[next.kind].includes(order.state) ? next : { kind: 'none' };
}
