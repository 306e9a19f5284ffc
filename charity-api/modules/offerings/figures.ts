/**
 * Counts the gifts of a paid order, and subtracts them after a refund. A background job adds the counted gifts to the
 * raised amounts of their offerings (baisa) and of the days: otherwise all orders of one campaign would wait for each other.
 */
import type { Transaction } from 'kysely';
import { exchange, money, sum, type Money } from '#domain/money';
import { giftsOf } from '#domain/offerings/gifts';
import { dayOf } from '#domain/time/dates';
import type { Database } from '../../db/tables';
import type { HoldRow, OfferingTable } from '../../db/tables/offerings';
import type { CountedGiftsRow, OrderLineRow, OrderRow } from '../../db/tables/orders';
import { transact } from '../../db/transact';
import type { ApiDeps, Log } from '../../deps';
import { readRates } from './repository';

/** Raised amounts are in OMR. Rates are units of a currency per rial. */
const BASE = { currency: 'OMR', rate: '1' } as const;

/**
 * Counts the gifts of an order for its offerings. Stores the amounts, so that a refund subtracts exactly the same,
 * also when the rate has changed. Without a rate, the order stays paid, and an error is logged for staff.
 */
export async function countGifts(
  tx: Transaction<Database>,
  order: OrderRow,
  lines: readonly (OrderLineRow & Pick<OfferingTable, 'unit'>)[],
  { held, log, at }: { held: readonly HoldRow[]; log: Log; at: string },
): Promise<void> {
  const { currency } = order;
  const rate = currency === BASE.currency ? BASE.rate : (await readRates(tx))[currency];
  if (rate === undefined) {
    log.error({ order: order.reference, currency: order.currency }, 'no rate: gifts not counted');
    return;
  }
  const limits = new Map(lines.map(({ offering_id, unit }) => [offering_id, unit]));
  const counted: CountedGiftsRow[] = [];
  for (const [offering_id, { total, gifts }] of giftsByOffering(order, lines)) {
    const unit = limits.get(offering_id) ?? null;
    const hold = held.find((one) => one.offering_id === offering_id);
    // The units were no longer available when the payment arrived, so staff decide how to use the money.
    if (unit !== null && !hold) continue;
    const { minor } = exchange(total, BASE.currency, { from: rate, to: BASE.rate });
    // For a bill, the reserved baisa are counted, because the conversion from another currency may round differently.
    const raised = unit === 'money' && hold ? hold.units : minor;
    const day = dayOf(at);
    counted.push({ order_id: order.id, offering_id, raised, gifts, day, summed: 0 });
  }
  if (counted.length > 0) await tx.insertInto('counted_gifts').values(counted).execute();
}

/** A background job. Each gift is added once, also when several processes run it. */
export async function sumGifts({ db }: Pick<ApiDeps, 'db'>): Promise<void> {
  // Reads first, because without new gifts no transaction is needed.
  const isNew = ['counted_gifts.summed', '=', 0] as const;
  const first = await db
    .selectFrom('counted_gifts')
    .select('day')
    .where(...isNew)
    .limit(1)
    .execute();
  if (first.length === 0) return;
  await transact(db, 'first', async (tx) => {
    const counted = await tx
      .updateTable('counted_gifts')
      .set({ summed: 1 })
      .where(...isNew)
      .returning(['offering_id', 'raised', 'gifts', 'day'])
      .execute();
    await addToFigures(tx, counted, 1);
  });
}

/** Subtracts the gifts of a completely refunded order. */
export async function subtractGifts(
  tx: Transaction<Database>,
  { id }: Pick<OrderRow, 'id'>,
): Promise<void> {
  const counted = await tx
    .deleteFrom('counted_gifts')
    .where('order_id', '=', id)
    .returning(['offering_id', 'raised', 'gifts', 'day', 'summed'])
    .execute();
  await addToFigures(
    tx,
    counted.filter(({ summed }) => summed === 1),
    -1,
  );
}

type Figures = Pick<CountedGiftsRow, 'offering_id' | 'day' | 'raised' | 'gifts'>;

async function addToFigures(
  tx: Transaction<Database>,
  counted: readonly Figures[],
  direction: 1 | -1,
): Promise<void> {
  for (const { offering_id, day, raised, gifts } of sumsOf(counted)) {
    const { numUpdatedRows } = await tx
      .updateTable('offerings')
      .set((column) => ({
        raised: column('raised', '+', direction * raised),
        gifts: column('gifts', '+', direction * gifts),
      }))
      .where('id', '=', offering_id)
      .executeTakeFirst();
    // A payment can settle after the offering was deleted. A deleted offering has no figures.
    if (Number(numUpdatedRows) === 0) continue;
    await tx
      .insertInto('raised_days')
      .values({ offering_id, day, raised: direction * raised })
      .onConflict((conflict) =>
        conflict.columns(['offering_id', 'day']).doUpdateSet((eb) => ({
          raised: eb('raised_days.raised', '+', eb.ref('excluded.raised')),
        })),
      )
      .execute();
  }
}

/** Returns one sum for each offering and day, sorted as in `lockLimited`: two transactions cannot wait for each other. */
function sumsOf(counted: readonly Figures[]): Figures[] {
  const sums = new Map<string, Figures>();
  for (const one of counted) {
    const key = `${one.offering_id} ${one.day}`;
    const { raised = 0, gifts = 0 } = sums.get(key) ?? {};
    sums.set(key, { ...one, raised: raised + one.raised, gifts: gifts + one.gifts });
  }
  return [...sums.keys()].sort().map((key) => sums.get(key)!);
}

type Given = { total: Money; gifts: number };

/** Adds up the lines of each offering before the conversion, so that it rounds once. */
function giftsByOffering(
  order: Pick<OrderRow, 'currency'>,
  lines: readonly Pick<OrderLineRow, 'offering_id' | 'kind' | 'total' | 'quantity'>[],
): Map<string, Given> {
  const byOffering = new Map<string, Given>();
  for (const line of lines) {
    const before = byOffering.get(line.offering_id);
    const amount = money(line.total, order.currency);
    byOffering.set(line.offering_id, {
      total: sum(before ? [before.total, amount] : [amount], order.currency),
      gifts: (before?.gifts ?? 0) + giftsOf(line.kind, line.quantity),
    });
  }
  return byOffering;
}
