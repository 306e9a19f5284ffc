/** What a paid order adds to the figures of its campaigns, which are kept in rials. */
import { exchange, money, sum, times, type Money } from '#domain/money';
import type { Transaction } from 'kysely';
import type { Database } from '../db/tables';
import type { CountedGiftsRow, OrderLineRow, OrderRow } from '../db/tables/orders';
import type { Log } from '../deps';

/** Campaigns count in rials; rates are units of a currency for one rial. */
const BASE = { currency: 'OMR', rate: '1' } as const;

/**
 * What was added is written down, so that exactly that can be taken off again, whatever the rate is by then. Without a
 * rate the order is paid all the same: only the campaigns' figures wait for a person.
 */
export async function countGifts(
  tx: Transaction<Database>,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  log: Log,
): Promise<void> {
  const rate = await rateOf(tx, order.currency);
  if (rate === null) {
    log.error({ order: order.reference, currency: order.currency }, 'no rate: gifts not counted');
    return;
  }
  for (const [project_id, { total, gifts }] of giftsByProject(order, lines)) {
    const { minor } = exchange(total, BASE.currency, { from: rate, to: BASE.rate });
    const counted = { project_id, raised: minor, gifts };
    await tx
      .insertInto('counted_gifts')
      .values({ ...counted, order_id: order.id })
      .execute();
    await addToFigures(tx, counted, 1);
  }
}

/** The money went back: the campaigns have not got it. */
export async function uncountGifts(
  tx: Transaction<Database>,
  { id }: Pick<OrderRow, 'id'>,
): Promise<void> {
  const counted = await tx
    .deleteFrom('counted_gifts')
    .where('order_id', '=', id)
    .returning(['project_id', 'raised', 'gifts'])
    .execute();
  for (const gifts of counted) await addToFigures(tx, gifts, -1);
}

async function addToFigures(
  tx: Transaction<Database>,
  { project_id, raised, gifts }: Omit<CountedGiftsRow, 'order_id'>,
  direction: 1 | -1,
): Promise<void> {
  await tx
    .updateTable('projects')
    .set((column) => ({
      raised: column('raised', '+', direction * raised),
      gifts: column('gifts', '+', direction * gifts),
    }))
    .where('id', '=', project_id)
    .execute();
}

/** Lines to one campaign are added before they are exchanged, so that they are rounded once. */
function giftsByProject(
  order: Pick<OrderRow, 'currency'>,
  lines: readonly Pick<OrderLineRow, 'project_id' | 'minor' | 'quantity'>[],
): Map<string, { total: Money; gifts: number }> {
  const byProject = new Map<string, { total: Money; gifts: number }>();
  for (const line of lines) {
    const before = byProject.get(line.project_id);
    const amount = times(money(line.minor, order.currency), line.quantity);
    byProject.set(line.project_id, {
      total: sum(before ? [before.total, amount] : [amount], order.currency),
      gifts: (before?.gifts ?? 0) + line.quantity,
    });
  }
  return byProject;
}

async function rateOf(tx: Transaction<Database>, currency: string): Promise<string | null> {
  if (currency === BASE.currency) return BASE.rate;
  const row = await tx
    .selectFrom('currency_rates')
    .select('rate')
    .where('currency', '=', currency)
    .executeTakeFirst();
  return row?.rate ?? null;
}
