/** Reserves and releases seats of events and trainings. */
import { sql, type Transaction } from 'kysely';
import type { Database, Db } from '../../db/tables';
import type { SeatTable } from './subjects';

type Seats = { table: SeatTable; id: string; seats: number };

/** Returns the number of free seats: Infinity without a limit, 0 when the subject is withdrawn or does not exist. */
export async function freeSeats(db: Db, table: SeatTable, id: string): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select(['capacity', 'taken'])
    .where('id', '=', id)
    .where('withdrawn', '=', 0)
    .executeTakeFirst();
  if (!row) return 0;
  return row.capacity === null ? Infinity : row.capacity - row.taken;
}

/**
 * Compares and updates in one statement, like the reservations of offerings, so that concurrent applications cannot
 * reserve the same seat. A constraint of the table is the final guard.
 * @returns false when fewer seats remain
 */
export async function reserveSeats(
  tx: Transaction<Database>,
  { table, id, seats }: Seats,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable(table)
    .set({ taken: sql<number>`taken + ${seats}` })
    .where('id', '=', id)
    .where(sql<boolean>`(capacity is null or taken + ${seats} <= capacity)`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function releaseSeats(
  tx: Transaction<Database>,
  { table, id, seats }: Seats,
): Promise<void> {
  await tx
    .updateTable(table)
    .set({ taken: sql<number>`taken - ${seats}` })
    .where('id', '=', id)
    .execute();
}
