/** Cases whose time is over are closed in the database too: the indexes of their lists know no clock. */
import { sql } from 'kysely';
import type { ApiDeps } from '../../deps';

export async function closeCases({ db, now }: Pick<ApiDeps, 'db' | 'now'>): Promise<void> {
  await db
    .updateTable('offerings')
    .set({ status: 'closed' })
    // In the words of the index `cases_closing`.
    .where(sql<boolean>`kind = 'case' and status = 'open'`)
    .where('closes_at', '<=', now().toISOString())
    .execute();
}
