/** Adds, replaces and deletes the rows of content tables. */
import type { Insertable } from 'kysely';
import type { Database, Db } from '../../db/tables';

/** Adds a row, or replaces the row with the same `offering_id` or `id`. */
export async function saveRow<Table extends keyof Database>(
  db: Db,
  table: Table,
  row: Insertable<Database[Table]>,
): Promise<void> {
  const key = 'offering_id' in row ? 'offering_id' : 'id';
  await db
    .insertInto(table)
    // Kysely cannot derive the columns of a table that is a type parameter. The signature has checked them.
    .values(row as never)
    .onConflict((conflict) => conflict.column(key as never).doUpdateSet(row as never))
    .execute();
}

export async function deleteRow(db: Db, table: keyof Database, id: string): Promise<'deleted'> {
  await db
    .deleteFrom(table)
    .where('id', '=', id as never)
    .execute();
  return 'deleted';
}
