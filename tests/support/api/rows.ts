/** Reads and writes rows of a test's database by the values of their columns. */
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Database } from '#api/db/tables';

type Table = keyof Database & string;
type Row<T extends Table> = Selectable<Database[T]>;

/** Sets columns of all rows with these values. */
export async function changeRows<T extends Table>(
  db: Kysely<Database>,
  table: T,
  where: Partial<Row<T>>,
  values: Updateable<Database[T]>,
): Promise<void> {
  const query = db.updateTable(table as 'orders').set(values);
  await query.where((eb) => eb.and(where)).execute();
}

export async function insertRows<T extends Table>(
  db: Kysely<Database>,
  table: T,
  rows: Insertable<Database[T]> | Insertable<Database[T]>[],
): Promise<void> {
  await db
    .insertInto(table as 'orders')
    .values(rows as never)
    .execute();
}

/** Returns the first row with these values. @throws Error when there is none */
export function oneRow<T extends Table>(
  db: Kysely<Database>,
  table: T,
  where: Partial<Row<T>> = {},
): Promise<Row<T>> {
  const query = db.selectFrom(table as 'orders').selectAll();
  return query
    .where((eb) => eb.and(where as object))
    .executeTakeFirstOrThrow() as unknown as Promise<Row<T>>;
}

/** Returns all rows with these values. */
export function rowsOf<T extends Table>(
  db: Kysely<Database>,
  table: T,
  where: Partial<Row<T>> = {},
): Promise<Row<T>[]> {
  const query = db.selectFrom(table as 'orders').selectAll();
  return query.where((eb) => eb.and(where as object)).execute() as unknown as Promise<Row<T>[]>;
}
