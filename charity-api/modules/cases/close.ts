/** Sets cases to `closed` in the database after their closing time, because list indexes cannot depend on the clock. */
import { sql } from 'kysely';
import type { ApiDeps } from '../../deps';

export async function closeCases({ db, now }: Pick<ApiDeps, 'db' | 'now'>): Promise<void> {
  await db
    .updateTable('offerings')
    .set({ status: 'closed' })
    // Must equal the condition of the partial index `cases_closing`.
    .where(sql<boolean>`kind = 'case' and status = 'open'`)
    .where('closes_at', '<=', now().toISOString())
    .execute();
}
