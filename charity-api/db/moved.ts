/** Marks a SQLite database whose data were moved to PostgreSQL, so that no program continues to use it by mistake. */
import type Libsql from 'libsql';
import { DatabaseError } from './create';
import { readSetting } from './settings';
import type { Db } from './tables';

const PLACE = { category: 'operation', key: 'MOVED' } as const;

/** @param raw has a transaction @param to the URL of the new database without its password */
export function markMoved(raw: Libsql.Database, to: string, at: Date): void {
  raw
    .prepare('insert or replace into settings (category, key, value) values (?, ?, ?)')
    .run(PLACE.category, PLACE.key, JSON.stringify({ to, at: at.toISOString() }));
}

/** Returns the URL of the new database, and when the data were moved. null for a database that was not moved. */
export async function findMove(db: Db): Promise<{ to: string; at: string } | null> {
  const value = await readSetting(db, PLACE);
  return value === undefined ? null : (JSON.parse(value) as { to: string; at: string });
}

/** @throws DatabaseError for a database that was moved */
export async function requireNotMoved(db: Db): Promise<void> {
  const move = await findMove(db);
  if (!move) return;
  const { to, at } = move;
  throw new DatabaseError(
    `The data of this folder were moved to PostgreSQL (${to}) at ${at}. charity.db has the state before the ` +
      'move. Set DATABASE_URL to that database.',
  );
}
