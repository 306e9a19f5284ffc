/** What a paid order adds to the figures of its campaigns, which are kept in rials. */
import { exchange, money, sum, times, type Money } from '#domain/money';
import type { Transaction } from 'kysely';
import type { Database } from '../db/tables';
import type { OrderLineRow, OrderRow } from '../db/tables/orders';
import type { Log } from '../deps';

/** Campaigns count in rials; rates are units of a currency for one rial. */
const BASE = { currency: 'OMR', rate: '1' } as const;

/** Without a rate the order is paid all the same: only the campaigns' figures wait for a person. */
export async function countGifts(
  tx: Transaction<Database>,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  log: Log,
  direction: 1 | -1 = 1,
): Promise<void> {
  const rate = await rateOf(tx, order.currency);
  if (rate === null) {
    log.error({ order: order.reference, currency: order.currency }, 'no rate: gifts not counted');
    return;
  }
  for (const [projectId, { total, gifts }] of giftsByProject(order, lines)) {
    const raised = exchange(total, BASE.currency, { from: rate, to: BASE.rate });
    await tx
      .updateTable('projects')
      .set((column) => ({
        raised: column('raised', '+', direction * raised.minor),
        gifts: column('gifts', '+', direction * gifts),
      }))
      .where('id', '=', projectId)
      .execute();
  }
}

/** The money went back: the campaigns have not got it. */
export function uncountGifts(...order: Parameters<typeof countGifts>): Promise<void> {
  const [tx, row, lines, log] = order;
  return countGifts(tx, row, lines, log, -1);
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
