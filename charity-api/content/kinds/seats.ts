/** Seats of events and trainings, which applications take. */
import type { Db } from '../../db/tables';
import type { Removal } from '../kind';
import { ContentConflictError } from './offering';
import { deleteRow } from './save-row';

/** @throws ContentConflictError when applications have taken more seats than the new number */
export async function checkSeats(
  db: Db,
  table: 'events' | 'trainings',
  { id, seats }: { id: string; seats: number | null },
): Promise<void> {
  const row = await db.selectFrom(table).select('taken').where('id', '=', id).executeTakeFirst();
  if (row && seats !== null && row.taken > seats)
    throw new ContentConflictError(
      `${row.taken} seats are already taken, so the number of seats cannot be ${seats}.`,
      { key: 'limitTooLow', values: { taken: row.taken } },
    );
}

/** Deletes an event or a training, or hides it when applications refer to it. */
export async function withdrawSeated(
  db: Db,
  table: 'events' | 'trainings',
  id: string,
): Promise<Removal> {
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
