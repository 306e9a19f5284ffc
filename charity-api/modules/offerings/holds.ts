/**
 * Reservations of limited offerings. Creating an order reserves the units, so that no donor pays for sold-out units.
 * They are released when the order is abandoned or refunded.
 */
import { sql, type Transaction } from 'kysely';
import { isObligation } from '#domain/cart';
import { MINIMUM_AMOUNT } from '#domain/constants';
import { money, sum, units, type Currency } from '#domain/money';
import type { Offering } from '#contract/offerings';
import { remainingUnits, capacityUsedBy, availabilityOf, type Limit } from '#domain/offerings';
import type { OrderState } from '#domain/orders';
import { larger } from '../../db/dialect';
import type { Database } from '../../db/tables';
import { hours } from '#domain/time/durations';
import { monthsBetween } from '#domain/offerings/sponsorship';
import type { HoldRow } from '../../db/tables/offerings';
import type { OrderLineRow } from '../../db/tables/orders';
import { lockLimited, readRates } from './repository';

export type ReservingOrder = { id: string; currency: Currency };
export type ReservingLine = Pick<OrderLineRow, 'offering_id' | 'total' | 'quantity' | 'intention'>;

/** In these states the order is no longer payable or is refunded, so its reservations are released. */
const ABANDONED: readonly OrderState[] = ['failed', 'cancelled', 'expired', 'rejected', 'refunded'];

export function isAbandoned(state: OrderState): boolean {
  return ABANDONED.includes(state);
}

/** A failed reservation: the units are not available (`taken`), or the amount is below the minimum (`tooSmall`). */
export type ReservationFailure = { offeringId: string; reason: 'taken' | 'tooSmall' };

/**
 * Reserves the units of the lines. Offerings that the order has already reserved are skipped.
 * @param offerings those of the lines, read in `tx` after `lockLimited`: an old number of reserved units would undo
 * later releases. A missing one was deleted or must be hidden, so nothing can be reserved
 * @returns one failure for each offering that could not be reserved
 */
export async function reserveUnits(
  tx: Transaction<Database>,
  order: ReservingOrder,
  lines: readonly ReservingLine[],
  offerings: ReadonlyMap<string, Pick<Offering, 'limit'>>,
): Promise<ReservationFailure[]> {
  const ids = new Set(lines.map(({ offering_id }) => offering_id));
  const limits = [...ids].flatMap((id) => {
    const limit = offerings.get(id)?.limit;
    return limit ? [{ offeringId: id, limit }] : [];
  });
  const held = limits.length > 0 ? await findReservations(tx, order.id) : [];
  const failures: ReservationFailure[] = [...ids]
    .filter((id) => !offerings.has(id))
    .map((offeringId) => ({ offeringId, reason: 'taken' }));
  for (const { offeringId, limit } of limits) {
    if (held.some((hold) => hold.offering_id === offeringId)) continue;
    const offeringLines = lines.filter((line) => line.offering_id === offeringId);
    const requested = await unitsOf(tx, order, offeringLines, limit);
    if (typeof requested === 'string') failures.push({ offeringId, reason: requested });
    else if (!(await reserve(tx, order, offeringId, requested, limit)))
      failures.push({ offeringId, reason: 'taken' });
  }
  return failures;
}

function findReservations(tx: Transaction<Database>, orderId: string): Promise<HoldRow[]> {
  return tx.selectFrom('holds').selectAll().where('order_id', '=', orderId).execute();
}

/**
 * Returns the units to reserve. A gift to a bill may be below the minimum only if it completes the bill or is an
 * obligation.
 */
async function unitsOf(
  tx: Transaction<Database>,
  { currency }: ReservingOrder,
  lines: readonly ReservingLine[],
  limit: Limit,
): Promise<number | ReservationFailure['reason']> {
  if (limit.unit !== 'money') return lines.reduce((count, line) => count + line.quantity, 0);
  const amount = sum(
    lines.map((line) => money(line.total, currency)),
    currency,
  );
  const portion = capacityUsedBy(amount, remainingUnits(limit), await readRates(tx));
  if (portion === null || portion === 0) return 'taken';
  const isOwed = lines.every(({ intention }) => isObligation(intention));
  const isTooSmall = !isOwed && amount.minor < units(MINIMUM_AMOUNT, currency).minor;
  return isTooSmall && portion < remainingUnits(limit) ? 'tooSmall' : portion;
}

/** Compares and updates in one statement, so that concurrent orders cannot reserve the same units. */
async function reserve(
  tx: Transaction<Database>,
  order: ReservingOrder,
  offeringId: string,
  requested: number,
  { taken: atLeast }: Limit,
): Promise<boolean> {
  const row = await tx
    .updateTable('offerings')
    .set({ taken: sql<number>`${larger(sql.ref('taken'), atLeast)} + ${requested}` })
    .where('id', '=', offeringId)
    .where(sql<boolean>`${larger(sql.ref('taken'), atLeast)} + ${requested} <= capacity`)
    .returning('taken')
    .executeTakeFirst();
  if (!row) return false;
  await tx
    .insertInto('holds')
    .values({
      order_id: order.id,
      offering_id: offeringId,
      first: row.taken - requested,
      units: requested,
      paid: 0,
    })
    .execute();
  return true;
}

/** In ms. A webhook may arrive after the payment, so a payment counts as in time up to this long after the closing. */
const REPORT_DELAY_MS = hours(1);

/**
 * Releases the order's reservations of limited offerings that closed before the payment arrived.
 * @returns the ids of these offerings
 */
export async function releaseClosed(
  tx: Transaction<Database>,
  order: Pick<ReservingOrder, 'id'>,
  offerings: ReadonlyMap<string, Offering>,
  now: Date,
): Promise<string[]> {
  const inTime = new Date(now.getTime() - REPORT_DELAY_MS);
  const closed = [...offerings.values()]
    .filter((one) => one.limit !== null && availabilityOf(one, inTime) === 'closed')
    .map(({ id }) => id);
  const held = closed.length > 0 ? await findReservations(tx, order.id) : [];
  for (const hold of held) if (closed.includes(hold.offering_id)) await release(tx, hold, now);
  return closed;
}

/** Marks the reservations of a paid order as paid. @returns these reservations */
export async function confirmReservations(
  tx: Transaction<Database>,
  orderId: string,
): Promise<HoldRow[]> {
  const held = await tx
    .updateTable('holds')
    .set({ paid: 1 })
    .where('order_id', '=', orderId)
    .where('paid', '=', 0)
    .returningAll()
    .execute();
  for (const hold of held) {
    await tx
      .updateTable('offerings')
      .set((column) => ({ paid: column('paid', '+', hold.units) }))
      .where('id', '=', hold.offering_id)
      .execute();
  }
  return held;
}

export async function releaseReservations(
  tx: Transaction<Database>,
  orderId: string,
  now: Date,
): Promise<void> {
  const held = await findReservations(tx, orderId);
  if (held.length === 0) return;
  await lockLimited(
    tx,
    held.map(({ offering_id }) => offering_id),
  );
  for (const hold of held) await release(tx, hold, now);
}

/** Releases a reservation. Later months move forward to fill the gap, but past months are never reused. */
async function release(
  tx: Transaction<Database>,
  { order_id, offering_id }: Pick<HoldRow, 'order_id' | 'offering_id'>,
  now: Date,
): Promise<void> {
  // Another release may have moved it forward.
  const hold = await tx
    .deleteFrom('holds')
    .where('order_id', '=', order_id)
    .where('offering_id', '=', offering_id)
    .returning(['first', 'units', 'paid'])
    .executeTakeFirst();
  if (!hold) return;
  const { first, units, paid } = hold;
  const { starts_at } = await tx
    .selectFrom('offerings')
    .select('starts_at')
    .where('id', '=', offering_id)
    .executeTakeFirstOrThrow();
  const passedMonths = starts_at === null ? 0 : monthsBetween(starts_at, now.toISOString());
  const free = Math.max(0, first + units - Math.max(first, passedMonths));
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
