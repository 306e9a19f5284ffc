/** Lists the orders that need a decision by staff, for the command. */
import { formatMoney, money } from '#domain/money';
import type { OrderState } from '#domain/orders';
import type { ApiDeps } from '../../deps';

/** States in which staff must act. They resolve a dispute at the provider. */
const WAITING: OrderState[] = ['awaiting_transfer', 'under_review', 'mismatch', 'disputed'];

/** Returns one line for each order that needs staff: reference, state, amount, day, flags and proof, without names. */
export async function listWaiting({ db }: Pick<ApiDeps, 'db'>): Promise<string[]> {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where(({ or, eb }) => or([eb('state', 'in', WAITING), eb('flag', 'is not', null)]))
    .orderBy('created_at')
    .execute();
  const holding = await ordersWithReservations(
    db,
    orders.map(({ id }) => id),
  );
  return orders.map((order) =>
    [
      order.reference,
      order.state.padEnd(17),
      formatMoney(money(order.total, order.currency), 'en').padStart(18),
      order.created_at.slice(0, 10),
      order.flag ?? '',
      // The provider charges a monthly gift again next month, even with a wrong amount.
      order.monthly_gift_id === null ? '' : 'monthly',
      // The order has an unpaid reservation, which blocks other donors.
      holding.has(order.id) ? 'holds' : '',
      order.proof ? `proofs/${order.proof}` : '',
    ]
      .join('  ')
      .trimEnd(),
  );
}

async function ordersWithReservations(
  db: ApiDeps['db'],
  orderIds: string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('holds')
    .select('order_id')
    .where('paid', '=', 0)
    .where('order_id', 'in', orderIds)
    .execute();
  return new Set(rows.map(({ order_id }) => order_id));
}
