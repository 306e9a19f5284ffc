/**
 * Adds the gifts of a paid order to the raised amounts of its offerings (baisa) and of the day, and subtracts them after
 * a refund.
 */
import type { Transaction } from 'kysely';
import { exchange, money, sum, type Money } from '#domain/money';
import { giftsOf } from '#domain/offerings/gifts';
import { dayOf } from '#domain/time/dates';
import type { Database } from '../../db/tables';
import type { HoldRow, OfferingTable } from '../../db/tables/offerings';
import type { CountedGiftsRow, OrderLineRow, OrderRow } from '../../db/tables/orders';
import type { Log } from '../../deps';
import { readRates } from './repository';

/** Raised amounts are in OMR. Rates are units of a currency per rial. */
const BASE = { currency: 'OMR', rate: '1' } as const;

/**
 * Adds the gifts of an order to its offerings. Stores the added amounts, so that a refund subtracts exactly the same,
 * also when the rate has changed. Without a rate, the order stays paid, and an error is logged for staff.
 */
export async function addGifts(
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
  for (const [offering_id, { total, gifts }] of giftsByOffering(order, lines)) {
    const unit = limits.get(offering_id) ?? null;
    const hold = held.find((one) => one.offering_id === offering_id);
    // The units were no longer available when the payment arrived, so staff decide how to use the money.
    if (unit !== null && !hold) continue;
    const { minor } = exchange(total, BASE.currency, { from: rate, to: BASE.rate });
    // For a bill, the reserved baisa are counted, because the conversion from another currency may round differently.
    const raised = unit === 'money' && hold ? hold.units : minor;
    const counted = { offering_id, raised, gifts, day: dayOf(at) };
    await tx
      .insertInto('counted_gifts')
      .values({ ...counted, order_id: order.id })
      .execute();
    await addToFigures(tx, counted, 1);
  }
}

/** Subtracts the gifts of a completely refunded order. */
export async function subtractGifts(
  tx: Transaction<Database>,
  { id }: Pick<OrderRow, 'id'>,
): Promise<void> {
  const counted = await tx
    .deleteFrom('counted_gifts')
    .where('order_id', '=', id)
    .returning(['offering_id', 'raised', 'gifts', 'day'])
    .execute();
  for (const gifts of counted) await addToFigures(tx, gifts, -1);
}

async function addToFigures(
  tx: Transaction<Database>,
  { offering_id, raised, gifts, day }: Omit<CountedGiftsRow, 'order_id'>,
  direction: 1 | -1,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('offerings')
    .set((column) => ({
      raised: column('raised', '+', direction * raised),
      gifts: column('gifts', '+', direction * gifts),
    }))
    .where('id', '=', offering_id)
    .executeTakeFirst();
  // A payment can settle after the offering was deleted. A deleted offering has no figures.
  if (Number(numUpdatedRows) === 0) return;
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
