/** Takes away what can be given to. */
import type { OfferingTable } from '../../db/tables/offerings';
import type { Db, Removal } from '../kind';
import { removeSearchWords } from './search-words';

/**
 * The kind of a row that content has no more and orders still refer to. It has no texts, facts and tags, so that no list
 * and no page shows it; its figures and reservations stay true.
 */
export const WITHDRAWN = 'withdrawn' as OfferingTable['kind'];

/** A table with the facts of one kind, one row for an offering. */
const FACTS = ['campaigns', 'sacrifices', 'endowments', 'expiations', 'cases', 'orphans'] as const;

/** Tables of orders and of money. */
const ORDERED = ['order_lines', 'counted_gifts', 'holds'] as const;

export async function withdrawOffering(db: Db, id: string): Promise<Removal> {
  for (const table of FACTS) await db.deleteFrom(table).where('offering_id', '=', id).execute();
  await db.deleteFrom('offering_texts').where('offering_id', '=', id).execute();
  const row = await db
    .selectFrom('offerings')
    .select('seq')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return 'deleted';
  await db.deleteFrom('offering_tags').where('offering', '=', row.seq).execute();
  await removeSearchWords(db, row.seq);
  if (await isOrdered(db, id)) {
    await db
      .updateTable('offerings')
      .set({ kind: WITHDRAWN, type: null, category: null, within: null, status: 'closed' })
      .where('id', '=', id)
      .execute();
    return 'hidden';
  }
  await db.deleteFrom('offerings').where('id', '=', id).execute();
  return 'deleted';
}

async function isOrdered(db: Db, id: string): Promise<boolean> {
  for (const table of ORDERED) {
    const row = await db
      .selectFrom(table)
      .select('order_id')
      .where('offering_id', '=', id)
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}
