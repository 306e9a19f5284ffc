/** Adds a row of a content table, or replaces its columns. */
import type { Insertable, InsertObject, UpdateObject } from 'kysely';
import type { Database } from '../../db/tables';
import type { Db } from '../kind';

/** The column that identifies a row: its own id, or that of the offering whose facts it has. */
type KeyColumn = 'id' | 'offering_id';

type KeyedBy<Key extends KeyColumn> = {
  [Table in keyof Database]: Key extends keyof Database[Table] ? Table : never;
}[keyof Database];

/** @param key the column that identifies the row, with its value */
export async function saveRow<Key extends KeyColumn, Table extends KeyedBy<Key>>(
  db: Db,
  table: Table,
  key: Record<Key, string>,
  columns: Omit<Insertable<Database[Table]>, Key>,
): Promise<void> {
  const [column] = Object.keys(key) as [Key];
  // Kysely cannot derive the columns of a table that is a type parameter. The signature has checked them.
  const row = { ...key, ...columns } as unknown as InsertObject<Database, Table>;
  await db
    .insertInto(table)
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column(column as never)
        .doUpdateSet(columns as unknown as UpdateObject<Database, Table> as never),
    )
    .execute();
}
