/** Deletes an offering, or hides it when orders refer to it. */
import type { Db } from '../../db/tables';
import type { OfferingTable } from '../../db/tables/offerings';
import type { Removal } from '../kind';

/**
 * The kind of a row that content no longer includes but orders refer to. The row has no document, facts or tags, so no
 * list or page shows it. Its figures and reservations stay correct.
 */
const WITHDRAWN = 'withdrawn' as OfferingTable['kind'];

/** The tables with one row for each offering, or for each of one kind. */
const FACT_TABLES = ['offering_documents', 'expiations', 'cases', 'orphans'] as const;

/** The tables of orders and donations that refer to offerings. */
const ORDER_TABLES = ['order_lines', 'counted_gifts', 'holds'] as const;

/** @returns `hidden` when orders refer to the offering, otherwise `deleted` */
export async function withdrawOffering(db: Db, id: string): Promise<Removal> {
  for (const table of FACT_TABLES)
    await db.deleteFrom(table).where('offering_id', '=', id).execute();
  const row = await db
    .selectFrom('offerings')
    .select('seq')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return 'deleted';
  await db.deleteFrom('offering_tags').where('offering', '=', row.seq).execute();
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
  for (const table of ORDER_TABLES) {
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
