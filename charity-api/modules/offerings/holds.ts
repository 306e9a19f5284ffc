/**
 * What an order takes of things of which there is only so much: held from the making of the order, so that nobody is
 * led to pay for what is gone, and given back when the order is given up or its money returns.
 */
import { sql, type Transaction } from 'kysely';
import { isObligation } from '#domain/cart';
import { MINIMUM_AMOUNT } from '#domain/constants';
import { money, sum, units, type Currency } from '#domain/money';
import { remainingUnits, capacityUsedBy, availabilityOf, type Limit } from '#domain/offerings';
import type { OrderState } from '#domain/orders';
import type { Database } from '../../db/tables';
import { hours } from '#domain/time/durations';
import { monthsBetween } from '#domain/offerings/sponsorship';
import type { HoldRow } from '../../db/tables/offerings';
import type { OrderLineRow } from '../../db/tables/orders';
import { offeringsOf, ratesOf } from './repository';

export type HoldingOrder = { id: string; currency: Currency };
export type HoldingLine = Pick<OrderLineRow, 'offering_id' | 'total' | 'quantity' | 'intention'>;

/** In these nobody pays any more, or the money is back: what was held is free for others. */
const GIVEN_UP: readonly OrderState[] = ['failed', 'cancelled', 'expired', 'rejected', 'refunded'];

export function isAbandoned(state: OrderState): boolean {
  return GIVEN_UP.includes(state);
}

/** Why something could not be taken: others were first, or the rest of a bill would be too little for anyone to pay. */
export type ReservationFailure = { offeringId: string; reason: 'taken' | 'tooSmall' };

/**
 * Takes what the lines ask for, all that is there; what the order holds already stays held.
 * @returns what could not be taken
 */
export async function reserveUnits(
  tx: Transaction<Database>,
  order: HoldingOrder,
  lines: readonly HoldingLine[],
  now: Date,
): Promise<ReservationFailure[]> {
  const known = await offeringsOf(
    tx,
    lines.map((line) => line.offering_id),
    now,
  );
  const held = await holdsOf(tx, order.id);
  // Not there any more, or not to be given to: nothing of it can be taken.
  const untaken: ReservationFailure[] = lines
    .filter(({ offering_id }) => !known.has(offering_id))
    .map(({ offering_id: offeringId }) => ({ offeringId, reason: 'taken' }));
  for (const [offeringId, { limit }] of known) {
    if (limit === null || held.some((hold) => hold.offering_id === offeringId)) continue;
    const own = lines.filter((line) => line.offering_id === offeringId);
    const asked = await unitsOf(tx, order, own, limit);
    if (typeof asked === 'string') untaken.push({ offeringId, reason: asked });
    else if (!(await take(tx, order, offeringId, asked, limit)))
      untaken.push({ offeringId, reason: 'taken' });
  }
  return untaken;
}

export function holdsOf(tx: Transaction<Database>, orderId: string): Promise<HoldRow[]> {
  return tx.selectFrom('holds').selectAll().where('order_id', '=', orderId).execute();
}

/**
 * Returns the units to reserve. A gift to a bill is below the minimum only if it completes the bill or is an
 * obligation.
 */
async function unitsOf(
  tx: Transaction<Database>,
  { currency }: HoldingOrder,
  lines: readonly HoldingLine[],
  limit: Limit,
): Promise<number | ReservationFailure['reason']> {
  if (limit.unit !== 'money') return lines.reduce((count, line) => count + line.quantity, 0);
  const amount = sum(
    lines.map((line) => money(line.total, currency)),
    currency,
  );
  const portion = capacityUsedBy(amount, remainingUnits(limit), await ratesOf(tx));
  if (portion === null || portion === 0) return 'taken';
  const isOwed = lines.every(({ intention }) => isObligation(intention));
  const isTooSmall = !isOwed && amount.minor < units(MINIMUM_AMOUNT, currency).minor;
  return isTooSmall && portion < remainingUnits(limit) ? 'tooSmall' : portion;
}

/** Compared and written in one statement: whoever comes second finds what is left then. */
async function take(
  tx: Transaction<Database>,
  order: HoldingOrder,
  offeringId: string,
  asked: number,
  { taken: atLeast }: Limit,
): Promise<boolean> {
  const row = await tx
    .updateTable('offerings')
    .set({ taken: sql<number>`max(taken, ${atLeast}) + ${asked}` })
    .where('id', '=', offeringId)
    .where(sql<boolean>`max(taken, ${atLeast}) + ${asked} <= capacity`)
    .returning('taken')
    .executeTakeFirst();
  if (!row) return false;
  await tx
    .insertInto('holds')
    .values({
      order_id: order.id,
      offering_id: offeringId,
      first: row.taken - asked,
      units: asked,
      paid: 0,
    })
    .execute();
  return true;
}

/** News of a payment may come later than the payment: what was paid in time is not taken for late. */
const NEWS_MAY_TAKE = hours(1);

/**
 * What has a limit and was ended, or closed, before its money came: nothing of it can be bought any more, so what was
 * held of it is let go.
 * @returns the offerings that the money is too late for
 */
export async function releaseClosed(
  tx: Transaction<Database>,
  order: HoldingOrder,
  lines: readonly HoldingLine[],
  now: Date,
): Promise<string[]> {
  const known = await offeringsOf(
    tx,
    lines.map((line) => line.offering_id),
    now,
  );
  const inTime = new Date(now.getTime() - NEWS_MAY_TAKE);
  const over = [...known.values()]
    .filter((one) => one.limit !== null && availabilityOf(one, inTime) === 'closed')
    .map(({ id }) => id);
  for (const hold of await holdsOf(tx, order.id)) {
    if (over.includes(hold.offering_id)) await release(tx, hold, now);
  }
  return over;
}

/** The money came: what was held is the donor's. @returns what the order holds */
export async function confirmReservations(
  tx: Transaction<Database>,
  orderId: string,
): Promise<HoldRow[]> {
  const held = await holdsOf(tx, orderId);
  for (const hold of held.filter(({ paid }) => paid === 0)) {
    await tx
      .updateTable('offerings')
      .set((column) => ({ paid: column('paid', '+', hold.units) }))
      .where('id', '=', hold.offering_id)
      .execute();
  }
  await tx.updateTable('holds').set({ paid: 1 }).where('order_id', '=', orderId).execute();
  return held;
}

/** What was held is free again. */
export async function releaseReservations(
  tx: Transaction<Database>,
  orderId: string,
  now: Date,
): Promise<void> {
  for (const hold of await holdsOf(tx, orderId)) await release(tx, hold, now);
}

/** Months that were to follow move up, as far as they are still ahead: those that have gone by are nobody's any more. */
async function release(tx: Transaction<Database>, hold: HoldRow, now: Date): Promise<void> {
  const { order_id, offering_id, first, units, paid } = hold;
  await tx
    .deleteFrom('holds')
    .where('order_id', '=', order_id)
    .where('offering_id', '=', offering_id)
    .execute();
  const { starts_at } = await tx
    .selectFrom('offerings')
    .select('starts_at')
    .where('id', '=', offering_id)
    .executeTakeFirstOrThrow();
  const gone = starts_at === null ? 0 : monthsBetween(starts_at, now.toISOString());
  const free = Math.max(0, first + units - Math.max(first, gone));
  await tx
    .updateTable('offerings')
    .set((column) => ({
      taken: column('taken', '-', free),
      paid: column('paid', '-', paid === 1 ? units : 0),
    }))
    .where('id', '=', offering_id)
    .execute();
  await tx
    .updateTable('holds')
    .set((column) => ({ first: column('first', '-', free) }))
    .where('offering_id', '=', offering_id)
    .where('first', '>', first)
    .execute();
}
