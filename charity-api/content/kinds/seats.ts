/** Builds the kinds with seats, which applications take: events and trainings. */
import { sql, type Insertable } from 'kysely';
import { lockNames } from '../../db/dialect';
import type { Area } from '../../db/transact';
import type { Database, Db } from '../../db/tables';
import { codecOf } from '../codec-of';
import type { Kind, Removal } from '../kind';
import { itemsOf } from './document-kind';
import { ContentConflictError } from './offering';
import { deleteRow, saveRow } from './save-row';

type SeatTable = 'events' | 'trainings';
type SharedColumn = 'id' | 'capacity' | 'withdrawn' | 'document' | 'taken';

type Parts<Value, Table extends SeatTable> = Omit<
  Kind<Value>,
  'codec' | 'read' | 'save' | 'remove'
> & {
  table: Table;
  /** The column by which the list is sorted. */
  start: string;
  /** The columns by which lists find the item. */
  columns: (value: Value) => Omit<Insertable<Database[Table]>, SharedColumn>;
};

export function seatedKind<Value extends { seats: number | null }, Table extends SeatTable>({
  table,
  start,
  columns,
  ...kind
}: Parts<Value, Table>): Kind<Value> {
  return {
    ...kind,
    codec: codecOf(kind.schema),
    read: async (db) => {
      const rows = await db
        .selectFrom(table as SeatTable)
        .select(['id', 'document'])
        .where('withdrawn', '=', 0)
        .orderBy(sql.ref(start))
        .orderBy('id')
        .execute();
      return itemsOf(kind.schema, rows);
    },
    save: async (db, { id, value }) => {
      await lockSeats(db);
      await checkSeats(db, table, id, value.seats);
      const shared = { id, capacity: value.seats, withdrawn: 0, document: JSON.stringify(value) };
      // The types of Parts have checked that both together are the row.
      await saveRow(db, table, { ...columns(value), ...shared } as never);
    },
    remove: (db, id) => withdrawSeated(db, table, id),
  };
}

/** Until the transaction ends, no application reserves or releases seats. */
const lockSeats = (db: Db) => lockNames(db, ['applications'] satisfies Area[]);

/** @throws ContentConflictError when applications have taken more seats than the new number */
async function checkSeats(
  db: Db,
  table: SeatTable,
  id: string,
  seats: number | null,
): Promise<void> {
  const row = await db.selectFrom(table).select('taken').where('id', '=', id).executeTakeFirst();
  if (row && seats !== null && row.taken > seats)
    throw new ContentConflictError(
      `${row.taken} seats are already taken, so the number of seats cannot be ${seats}.`,
      { key: 'limitTooLow', values: { taken: row.taken } },
    );
}

/** Deletes an event or a training, or hides it when applications refer to it. */
async function withdrawSeated(db: Db, table: SeatTable, id: string): Promise<Removal> {
  await lockSeats(db);
  const application = await db
    .selectFrom('applications')
    .select('id')
    .where('kind', '=', table === 'events' ? 'event' : 'training')
    .where('subject', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (!application) return deleteRow(db, table, id);
  await db.updateTable(table).set({ withdrawn: 1 }).where('id', '=', id).execute();
  return 'hidden';
}
