/** Reduces an unpaid order to the amount that has arrived. */
import type { Transaction } from 'kysely';
import { money, type Money } from '#domain/money';
import type { Reduction } from '#domain/orders/reduce-lines';
import type { Database } from '../../db/tables';
import type { OrderRow, PaymentAttemptRow } from '../../db/tables/orders';
import type { ApiDeps } from '../../deps';
import { releaseReservations } from '../../modules/offerings/holds';
import { linesOf } from '../../orders/repository';

/**
 * Changes the lines, the total and the charge of the attempt. Releases the reservations: `settle` reserves the units of
 * the remaining lines again, in the same transaction.
 * @returns the new charge
 */
export async function applyReduction(
  { now }: Pick<ApiDeps, 'now'>,
  tx: Transaction<Database>,
  order: OrderRow,
  attempt: PaymentAttemptRow,
  { totals }: Reduction,
): Promise<Money> {
  await releaseReservations(tx, order.id, now());
  for (const { position, total } of await linesOf(tx, order.id)) {
    const paid = totals.get(position);
    if (paid === total) continue;
    if (paid === undefined) {
      await tx
        .deleteFrom('order_lines')
        .where('order_id', '=', order.id)
        .where('position', '=', position)
        .execute();
    } else {
      await tx
        .updateTable('order_lines')
        .set({ total: paid })
        .where('order_id', '=', order.id)
        .where('position', '=', position)
        .execute();
    }
  }
  const total = [...totals.values()].reduce((all, paid) => all + paid, 0);
  await tx.updateTable('orders').set({ total }).where('id', '=', order.id).execute();
  await tx
    .updateTable('payment_attempts')
    .set({ charge_minor: total })
    .where('id', '=', attempt.id)
    .execute();
  return money(total, order.currency);
}
