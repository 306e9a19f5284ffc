/** Addresses of earlier releases, which stored them without a confirmation: staff can ask their owners once. */
import type { ApiDeps } from '../deps';
import { requestConfirmation } from './confirmation';

/** Queues a confirmation mail to each owner who was not asked yet. Returns their number. */
export async function askEarlierSubscribers(
  deps: Pick<ApiDeps, 'db' | 'now' | 'random'>,
): Promise<number> {
  return deps.db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('subscriptions')
      .select(['id', 'email', 'locale'])
      .where('confirmed_at', 'is', null)
      .where('requested_at', 'is', null)
      .execute();
    for (const row of rows) await requestConfirmation(deps, tx, row);
    return rows.length;
  });
}
