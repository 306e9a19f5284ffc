/**
 * Uploaded files and pictures of content: rows of a table of PostgreSQL, so that several machines share them, and with
 * SQLite files of the data folder.
 */
import { existsSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Transaction } from 'kysely';
import type { ApiConfig, ApiDeps } from '../deps';
import { isPostgres } from './dialect';
import type { Database, Db } from './tables';
import type { StoredFolder, StoredName } from './tables/files';
import { afterCommit } from './transact';

export type FileDeps = { db: Db; config: Pick<ApiConfig, 'dataDir'> };

/** Stores a complete file. If it exists, only its time changes. */
export async function storeFile(
  { db, config, now }: FileDeps & Pick<ApiDeps, 'now'>,
  name: StoredName,
  bytes: Buffer,
): Promise<void> {
  const at = now();
  if (isPostgres(db)) {
    await db
      .insertInto('stored_files')
      .values({ name, bytes, stored_at: at.toISOString() })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet(({ ref }) => ({ stored_at: ref('excluded.stored_at') })),
      )
      .execute();
    return;
  }
  const file = path.join(config.dataDir, name);
  if (!existsSync(file)) {
    const isPrivate = !name.startsWith('content/');
    await mkdir(path.dirname(file), { recursive: true, ...(isPrivate && { mode: 0o700 }) });
    // A rename is atomic, so a concurrent reader never gets an incomplete file.
    const draft = `${file}${DRAFT}`;
    await writeFile(draft, bytes, { flush: true, ...(isPrivate && { mode: 0o600 }) });
    await rename(draft, file);
  }
  await utimes(file, at, at);
}

const DRAFT = '.part';

/** Returns null when the file is missing. */
export async function readStoredFile(
  { db, config }: FileDeps,
  name: StoredName,
): Promise<Buffer | null> {
  if (isPostgres(db)) {
    const found = db.selectFrom('stored_files').select('bytes').where('name', '=', name);
    return (await found.executeTakeFirst())?.bytes ?? null;
  }
  return readFromFolder(config.dataDir, name);
}

/** Returns null when the file is missing. */
export function readFromFolder(dataDir: string, name: StoredName): Promise<Buffer | null> {
  return readFile(path.join(dataDir, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** Returns the names of those files that exist. */
export async function findStoredFiles(
  { db, config }: FileDeps,
  names: readonly StoredName[],
): Promise<Set<StoredName>> {
  if (!isPostgres(db))
    return new Set(names.filter((name) => existsSync(path.join(config.dataDir, name))));
  const rows = await db
    .selectFrom('stored_files')
    .select('name')
    .where('name', 'in', names)
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/**
 * Deletes files. In a transaction, files of a folder are deleted after the commit, because until then rows refer to them.
 * Other failures are logged, and do not change the response to the sender.
 */
export async function deleteStoredFiles(
  { db, config, log }: FileDeps & Pick<ApiDeps, 'log'>,
  names: readonly StoredName[],
): Promise<void> {
  const warn = (error: unknown) =>
    log.warn({ file: names.join(', '), reason: String(error) }, 'stored files not deleted');
  if (isPostgres(db)) {
    const deleted = db.deleteFrom('stored_files').where('name', 'in', names).execute();
    await (db.isTransaction ? deleted : deleted.catch(warn));
    return;
  }
  const remove = () => {
    try {
      for (const name of names) rmSync(path.join(config.dataDir, name), { force: true });
    } catch (error) {
      warn(error);
    }
  };
  if (db.isTransaction) afterCommit(db as Transaction<Database>, remove);
  else remove();
}

/** `at`: when the file was stored the last time, in ms. */
export type ListedFile = { name: StoredName; at: number };

export async function listStoredFiles(
  { db, config }: FileDeps,
  folder: StoredFolder,
): Promise<ListedFile[]> {
  if (!isPostgres(db)) return listFolder(config.dataDir, folder);
  const rows = await db
    .selectFrom('stored_files')
    .select(['name', 'stored_at'])
    .where('name', 'like', `${folder}/%`)
    .execute();
  return rows.map(({ name, stored_at }) => ({ name, at: Date.parse(stored_at) }));
}

/** Does not follow symbolic links. */
export function listFolder(dataDir: string, folder: StoredFolder): ListedFile[] {
  const below = path.join(dataDir, folder);
  if (!existsSync(below)) return [];
  return readdirSync(below, { recursive: true, encoding: 'utf8' }).flatMap((one) => {
    const found = lstatSync(path.join(below, one), { throwIfNoEntry: false });
    if (!found?.isFile() || one.endsWith(DRAFT)) return [];
    return [{ name: `${folder}/${one.split(path.sep).join('/')}` as const, at: found.mtimeMs }];
  });
}
