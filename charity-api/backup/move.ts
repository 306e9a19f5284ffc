/** Moves data and files of a site from SQLite to PostgreSQL. Meanwhile donors can read; forms are rejected as busy. */
import { existsSync } from 'node:fs';
import { findHolder } from '../db/folder-lock';
import { markMoved } from '../db/moved';
import { DatabaseError, openDatabase } from '../db/open';
import { copyStoredFiles, copyToPostgres, type Copied } from '../db/postgres/copy';
import { withoutPassword } from '../db/postgres/open';
import { refreshIndex } from '../content/search-index';

export type MoveOptions = {
  dataDir: string;
  /** The SQLite database of the site. */
  file: string;
  /** URL of a PostgreSQL database without data. */
  databaseUrl: string;
  /** Called when the copy is complete and compared, while the site still runs with SQLite. */
  onCopied: (copied: Copied) => void;
  now: () => Date;
};

/** In ms. How often the move checks whether the site has stopped. */
const POLL_MS = 200;

/**
 * Copies all rows and stored files, and compares them. If the site runs, waits until it has stopped. The site cannot
 * write meanwhile, so no data is lost between the copy and the restart with PostgreSQL. The SQLite database is then marked
 * as moved. An interrupted move changes nothing in SQLite, and can be repeated.
 * @throws DatabaseError when a database cannot be used, or when the PostgreSQL database has other data
 */
export async function moveDatabase({ dataDir, file, databaseUrl, onCopied, now }: MoveOptions) {
  if (!existsSync(file)) throw new DatabaseError(`There is no database at ${file}.`);
  await (await openDatabase(databaseUrl)).close();
  const source = { file, folder: dataDir };
  return copyToPostgres(source, databaseUrl, async (raw, copied) => {
    const { db, close } = await openDatabase(databaseUrl);
    await refreshIndex(db).finally(close);
    onCopied(copied);
    while (findHolder(dataDir) !== null) await new Promise((resume) => setTimeout(resume, POLL_MS));
    // Staff can upload photographs until the site stops: only their forms are rejected.
    await copyStoredFiles(dataDir, databaseUrl);
    markMoved(raw, withoutPassword(databaseUrl), now());
  });
}
