/** Counts the results of payments: declines for the donor's keys, and all results for attack mode. */
import type { Transaction } from 'kysely';
import type { Database } from '../../db/tables';
import type { PaymentAttemptRow } from '../../db/tables/orders';
import type { ApiDeps } from '../../deps';
import { detectAttack } from './attack-mode';
import { record } from './events';
import { RATE_LIMIT_DIMENSIONS } from './limits';

/**
 * Called in the transaction that settles an order, and only when the order changed, so that a repeated report counts
 * once. It ignores cancelled and running payments, and later months of a monthly gift, which have no donor's attempt:
 * many expired cards on one day are no attack.
 */
export async function recordOutcome(
  deps: Pick<ApiDeps, 'now' | 'log'>,
  tx: Transaction<Database>,
  { method, order_id }: Pick<PaymentAttemptRow, 'method' | 'order_id'>,
  status: string,
): Promise<void> {
  const outcome = status === 'card_declined' ? 'declined' : status;
  if (method === 'Bank' || (outcome !== 'declined' && outcome !== 'succeeded')) return;
  const marks = await tx
    .selectFrom('order_marks')
    .select(RATE_LIMIT_DIMENSIONS)
    .where('order_id', '=', order_id)
    .executeTakeFirst();
  if (!marks) return;
  const noting = { ...deps, db: tx };
  const all = { bucket: 'outcomes', mark: outcome } as const;
  if (outcome !== 'declined') return record(noting, [all]);
  const declines = RATE_LIMIT_DIMENSIONS.flatMap((by) => {
    const mark = marks[by];
    return mark ? [{ bucket: `declines.${by}` as const, mark }] : [];
  });
  await record(noting, [all, ...declines]);
  await detectAttack(noting);
}
