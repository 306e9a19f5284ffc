/** Compares a transfer on the bank statement with the order: the missing amount, or the surplus. */
import type { DIFFERENCES } from '#contract/staff/gift-decisions';
import { exchange, money, pairRate, type Money } from '#domain/money';
import { reduceLines, type Reduction } from '#domain/orders/reduce-lines';
import { QUANTITY_UNITS } from '#domain/offerings';
import type { Db } from '../../db/tables';
import type {
  BankArrivalRow,
  OrderLineRow,
  OrderRow,
  PaymentAttemptRow,
} from '../../db/tables/orders';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { readRates } from '../../modules/offerings/repository';
import { currentAttempt, linesOf } from '../../orders/repository';
import { arrivedParts } from '../../orders/view';

/**
 * The decision about an amount that differs from the order.
 * - wait: less arrived; the donor gets a mail with the missing amount
 * - reduce: less arrived; the order is reduced to it by the rule of `reduceLines`
 * - gift: more arrived; the surplus becomes a separate gift
 * - giveBack: more arrived; the order keeps a flag until staff have transferred the surplus back
 * - accept: another currency whose value is close to the order; the order is paid unchanged
 */
export type Difference = (typeof DIFFERENCES)[number];

/** Percent of the due amount by which the value of another currency may differ to be accepted. */
const ACCEPTED_PERCENT = 2;

export type ComparedArrival = {
  /** The amount on the statement, and its value in the order's currency. */
  amount: Money;
  value: Money;
  /** Units of the order's currency for one unit of the other currency. null when both are the same. */
  rate: string | null;
  /** The requested amount minus the parts that arrived before. */
  due: Money;
  arrivedBefore: Money;
  choices: Difference[];
  /** The gifts that a smaller amount pays. null when `reduce` is not a choice. */
  reduction: Reduction | null;
};

/** Returns the attempt with the mismatched payment when the order has one, otherwise the current attempt. */
export async function attemptToConfirm(
  db: Db,
  { id, state }: OrderRow,
): Promise<PaymentAttemptRow> {
  if (state !== 'mismatch') return currentAttempt(db, id);
  return (await latestAttempt(db, id, { state: 'mismatched' }))!;
}

/** @throws ApiError staffGift.noRate when the amount is in a currency without a fresh rate */
export async function compareArrival(
  { now }: Pick<ApiDeps, 'now'>,
  db: Db,
  order: OrderRow,
  attempt: PaymentAttemptRow,
  amount: Money | null,
): Promise<ComparedArrival> {
  const charge = money(attempt.charge_minor, attempt.charge_currency);
  const before = (await arrivedParts(db, [order.id])).get(order.id) ?? 0;
  const due = money(charge.minor - before, charge.currency);
  const arrived = amount ?? due;
  const { value, rate } = await valueOf({ now }, db, arrived, charge);
  const isSame = value.minor === due.minor;
  const lines = await linesOf(db, order.id);
  const reduction =
    value.minor < due.minor && attempt.method === 'Bank' && charge.minor === order.total
      ? reduceLines(await reducible(db, lines), before + value.minor)
      : null;
  const canReduce = reduction !== null && reduction.totals.size > 0;
  return {
    ...{ amount: arrived, value, rate, due },
    arrivedBefore: money(before, charge.currency),
    choices: isSame ? [] : choicesOf({ value, due, rate, canReduce, attempt }),
    reduction: canReduce ? reduction : null,
  };
}

type Compared = Pick<ComparedArrival, 'value' | 'due' | 'rate'> & {
  canReduce: boolean;
  attempt: PaymentAttemptRow;
};

function choicesOf({ value, due, rate, canReduce, attempt }: Compared): Difference[] {
  const isClose =
    rate !== null && Math.abs(value.minor - due.minor) * 100 <= due.minor * ACCEPTED_PERCENT;
  const accept: Difference[] = isClose ? ['accept'] : [];
  // A provider's payment cannot be completed by a transfer.
  if (attempt.method !== 'Bank') return accept;
  if (value.minor < due.minor)
    return [...accept, 'wait', ...(canReduce ? (['reduce'] as const) : [])];
  return [...accept, 'gift', 'giveBack'];
}

/** Returns the value of an amount in another currency. @throws ApiError staffGift.noRate */
export async function valueOf(
  { now }: Pick<ApiDeps, 'now'>,
  db: Db,
  amount: Money,
  { currency }: Pick<Money, 'currency'>,
): Promise<{ value: Money; rate: string | null }> {
  if (amount.currency === currency) return { value: amount, rate: null };
  const rates = await readRates(db, now());
  const [from, to] = [rates[amount.currency], rates[currency]];
  if (from === undefined || to === undefined) throw new ApiError('staffGift.noRate');
  return { value: exchange(amount, currency, { from, to }), rate: pairRate({ from, to }) };
}

async function reducible(db: Db, lines: readonly OrderLineRow[]) {
  const shares = await db
    .selectFrom('order_lines')
    .select(['position'])
    .where('order_id', '=', lines[0]!.order_id)
    .where('shares', 'is not', null)
    .execute();
  const isShare = new Set(shares.map(({ position }) => position));
  return lines.map(({ position, total, intention, kind, quantity }) => ({
    ...{ position, total, intention },
    isWhole: quantity > 1 || QUANTITY_UNITS[kind] !== undefined || isShare.has(position),
  }));
}

export function latestAttempt(
  db: Db,
  orderId: string,
  wanted: Partial<Pick<PaymentAttemptRow, 'state' | 'method'>>,
): Promise<PaymentAttemptRow | undefined> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where(({ eb, and }) => and([eb('order_id', '=', orderId), and(wanted)]))
    .orderBy('number', 'desc')
    .executeTakeFirst();
}

/** Stores a transfer as it is on the statement. */
export async function insertArrival(
  db: Db,
  { now, random }: Pick<ApiDeps, 'now' | 'random'>,
  arrival: Omit<BankArrivalRow, 'id' | 'at'>,
): Promise<void> {
  const id = random(16).toString('hex');
  const at = now().toISOString();
  await db
    .insertInto('bank_arrivals')
    .values({ ...arrival, id, at })
    .execute();
}
