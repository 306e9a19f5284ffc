/** How payments end, counted: declines against whoever tried, and both against attack mode. */
import type { Transaction } from 'kysely';
import type { Database } from '../../db/tables';
import type { PaymentAttemptRow } from '../../db/tables/orders';
import type { ApiDeps } from '../../deps';
import { noticeAttack } from './attack-mode';
import { record } from './events';
import { DISTINCTIONS } from './limits';

/**
 * Called in the transaction that settles, and only when the evidence changed the order: the same news twice counts
 * once. A payment that the donor broke off, or that is still running, is no outcome; nor is one that nobody tried, as
 * those of a monthly gift after its first: a day of expired cards is no attack.
 */
export async function noteOutcome(
  deps: Pick<ApiDeps, 'now' | 'log'>,
  tx: Transaction<Database>,
  { method, order_id }: Pick<PaymentAttemptRow, 'method' | 'order_id'>,
  status: string,
): Promise<void> {
  if (method === 'Bank' || (status !== 'declined' && status !== 'succeeded')) return;
  const marks = await tx
    .selectFrom('order_marks')
    .select(DISTINCTIONS)
    .where('order_id', '=', order_id)
    .executeTakeFirst();
  if (!marks) return;
  const noting = { ...deps, db: tx };
  await record(noting, 'outcomes', status);
  if (status !== 'declined') return;
  for (const by of DISTINCTIONS) {
    const mark = marks[by];
    if (mark) await record(noting, `declines.${by}`, mark);
  }
  await noticeAttack(noting);
}
