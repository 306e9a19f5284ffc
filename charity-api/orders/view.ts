/** The API's representation of an order for its donor: only the fields of the contract, and no phone numbers. */
import { nextStepSchema, type NextStep, type Order, type OrderLine } from '#contract/orders';
import { localisedTextSchema, pictureSchema } from '#contract/common';
import { money } from '#domain/money';
import { wasPaid, type OrderState } from '#domain/orders';
import { addMonths } from '#domain/offerings/sponsorship';
import { fromJson } from '../db/json';
import type { Db } from '../db/tables';
import type { OrderLineRow, OrderRow, PaymentAttemptRow, PaymentRow } from '../db/tables/orders';
import type { ApiDeps } from '../deps';
import { currentAttempts, linesOfAll, type LineWithHold } from './repository';
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
  const parts = await readParts(deps.db, [order]);
  return viewWith(deps, order, attempt, parts);
}

/** Returns the orders in their sequence, with the same number of queries for any number of orders. */
export async function viewOrders(
  deps: Pick<ApiDeps, 'db' | 'config'>,
  orders: readonly OrderRow[],
): Promise<Order[]> {
  const attempts = await currentAttempts(deps.db, idsOf(orders));
  const parts = await readParts(deps.db, orders);
  return orders.map((order) => viewWith(deps, order, attempts.get(order.id)!, parts));
}

const idsOf = (orders: readonly OrderRow[]): string[] => orders.map(({ id }) => id);

type OrderParts = Awaited<ReturnType<typeof readParts>>;

async function readParts(db: ApiDeps['db'], orders: readonly OrderRow[]) {
  // An order of version 1 has no payment and no part of a transfer: transitionOrder runs with both.
  const changed = orders.filter(({ version }) => version > 1);
  const unpaid = changed.filter(({ paid_at }) => paid_at === null);
  return {
    lines: await linesOfAll(db, idsOf(orders)),
    payments: await paymentsOf(db, idsOf(changed)),
    /** Minor units of the parts of a transfer that have arrived. */
    arrived: await arrivedParts(db, idsOf(unpaid)),
  };
}

/** Returns the sum of the parts of a transfer that arrived and are not booked, in minor units, by order. */
export async function arrivedParts(
  db: Db,
  orderIds: readonly string[],
): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('bank_arrivals')
    .select(({ fn }) => ['order_id', fn.sum<number>('value').as('value')])
    .where('order_id', 'in', orderIds)
    .where('payment_id', 'is', null)
    .groupBy('order_id')
    .execute();
  return new Map(rows.map(({ order_id, value }) => [order_id, Number(value)]));
}

type ShownPayment = Pick<PaymentRow, 'order_id' | 'payment_id' | 'counted' | 'refunded'> &
  Pick<PaymentRow, 'currency'> &
  Pick<PaymentAttemptRow, 'quote'>;

/** Returns the payment that made the order paid, otherwise the first. Staff refund any other payment. */
async function paymentsOf(
  db: ApiDeps['db'],
  orderIds: readonly string[],
): Promise<Map<string, ShownPayment>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('payments')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'attempt_id')
    .select([
      'payments.order_id',
      'payment_id',
      'quote',
      'counted',
      'refunded',
      'payments.currency',
    ])
    .where('payments.order_id', 'in', orderIds)
    .orderBy('counted')
    .orderBy('at', 'desc')
    .execute();
  // The last one of each order stays.
  return new Map(rows.map((row) => [row.order_id, row]));
}

function viewWith(
  deps: Pick<ApiDeps, 'config'>,
  order: OrderRow,
  attempt: PaymentAttemptRow,
  parts: OrderParts,
): Order {
  const lines = parts.lines.get(order.id) ?? [];
  const payment = parts.payments.get(order.id);
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
      ...viewLine(order, line, isGift),
      period: periodOf({ ...line, ...monthsOf(line, lines) }),
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
    providerReference:
      payment && !isOwnId(payment, order) ? payment.payment_id : attempt.provider_reference,
    proofUploaded: order.proof !== null,
    next: viewNext(order, attempt, {
      isGone: lines.some(hasLostUnits),
      arrived: parts.arrived.get(order.id) ?? 0,
    }),
    checkedAt: order.checked_at,
  };
}

function viewCharge(quote: string | null): Order['charged'] {
  if (quote === null) return null;
  const { charged, rate, source, at } = readTerms(quote);
  return { amount: charged, rate, source, at };
}

/** Returns true when the offering is limited, and the order has no reservation of it. */
const hasLostUnits = ({ unit, first }: LineWithHold): boolean => unit !== null && first === null;

/** Returns the months of an orphan's sponsorship that the order pays for. */
export function periodOf({
  unit,
  starts_at,
  first,
  units,
}: Pick<LineWithHold, 'unit' | 'starts_at' | 'first' | 'units'>): OrderLine['period'] {
  if (unit !== 'month' || starts_at === null || first === null || units === null) return null;
  return { from: addMonths(starts_at, first), until: addMonths(starts_at, first + units) };
}

/** A payment that staff confirmed has no id of a provider. Its id is made from the reference of the order. */
const isOwnId = ({ payment_id }: ShownPayment, { reference }: OrderRow): boolean =>
  payment_id.includes(reference);

/** Several lines for one child have consecutive months in the sequence of the lines, as in the cart. */
function monthsOf(line: LineWithHold, lines: readonly LineWithHold[]) {
  const { offering_id, position, first, quantity } = line;
  const before = lines
    .filter((other) => other.offering_id === offering_id && other.position < position)
    .reduce((months, other) => months + other.quantity, 0);
  return { first: first === null ? null : first + before, units: quantity };
}

function isCertified({ kind, names }: OrderLineRow): boolean {
  return kind === 'endowment' && names !== null;
}

function viewLine(
  order: OrderRow,
  line: LineWithHold,
  isGift: boolean,
): Omit<OrderLine, 'period' | 'card' | 'certificate'> {
  return {
    offeringId: line.offering_id,
    kind: line.kind,
    title: localisedTextSchema.parse(JSON.parse(line.title)),
    picture: pictureSchema.parse(JSON.parse(line.picture)),
    quantity: line.quantity,
    total: money(line.total, order.currency),
    stated: line.stated === null ? null : fromJson<OrderLine['stated']>(line.stated),
    intention: line.intention,
    names: line.names === null ? [] : fromJson<string[]>(line.names),
    // A refunded order has no reservations either, but the charity owes nothing for it.
    unfilled: hasLostUnits(line) && isGift && order.state !== 'refunded',
    recipient: line.recipient_name === null ? null : { name: line.recipient_name },
  };
}

/**
 * @param isGone the order has lost a reservation, and must not be paid
 * @param arrived minor units of a transfer that have arrived. The donor is asked for the rest, with a new deadline
 */
function viewNext(
  order: OrderRow,
  attempt: PaymentAttemptRow,
  { isGone, arrived }: { isGone: boolean; arrived: number },
): NextStep {
  if (attempt.next === null || (isGone && arrived === 0)) return { kind: 'none' };
  const next = nextStepSchema.parse(JSON.parse(attempt.next));
  if (!STATES_OF_STEP[next.kind].includes(order.state)) return { kind: 'none' };
  if (next.kind !== 'transfer' || arrived === 0) return next;
  const { minor, currency } = next.amount;
  return {
    ...next,
    amount: money(minor - arrived, currency),
    arrived: money(arrived, currency),
    until: order.expires_at,
  };
}
