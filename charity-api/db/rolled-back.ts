/** Runs work in a transaction that stores nothing: checks, dry runs and previews. */
import type { Kysely } from 'kysely';
import type { Database, Db } from './tables';
import { transact } from './transact';

class RolledBack extends Error {}

/** Rolls the transaction back after the work, and returns its result. @throws the error of the work */
export async function rolledBack<Result>(
  db: Kysely<Database>,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  let done: { result: Result } | undefined;
  try {
    await transact(db, 'content', async (tx) => {
      done = { result: await work(tx) };
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  return done!.result;
}
