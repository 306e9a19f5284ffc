/**
 * Makes a backup: a consistent copy of the database, and the files of the data folder. The site may be running. The copy is
 * a SQLite file, also of a PostgreSQL database, whose stored files become files: a backup can be restored to either.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createTarPacker, type TarPackController } from 'modern-tar';
import { LOCK_FILE } from '../db/folder-lock';
import { copyDatabase, openForReading } from '../db/open';
import { listStoredFiles, readStoredFile } from '../db/stored-files';
import { STORED_FOLDERS } from '../db/tables/files';
import {
  BackupError,
  countRows,
  DATABASE,
  FILES,
  fingerprintsOf,
  FORMAT,
  MANIFEST,
  type Manifest,
  type ManifestFile,
  type Secrets,
} from './manifest';

/** Entries of the data folder that a backup does not contain, such as secrets. The site recreates resized pictures. */
const LEFT_OUT = /^(?:charity\.db(?:-\w+)?|secrets\.json.*|pictures|replaced-.*|lost\+found|\..*)$/;

export const isLeftOut = (name: string): boolean =>
  LEFT_OUT.test(name) || name.startsWith(LOCK_FILE);

export type BackupOptions = {
  dataDir: string;
  secrets: Secrets;
  release: string;
  now: Date;
  /** URL of the PostgreSQL database. null: the SQLite file in the data folder. */
  databaseUrl: string | null;
  /** Folder for the copy of the database while the backup is made. */
  workDir: string;
};

/**
 * Writes the backup to `out` and does not end the stream. Copies the database first, so that all files that the copy
 * refers to exist, except those that the site deletes during the backup.
 * @throws DatabaseError when the database cannot be read; BackupError when a file changes while it is copied
 */
export async function makeBackup(options: BackupOptions, out: Writable): Promise<Manifest> {
  const { readable, controller: tar } = createTarPacker();
  const adding = addAll(options, tar).catch((error: unknown) => {
    tar.error(error);
    throw error;
  });
  const both = [
    adding,
    pipeline(Readable.fromWeb(readable as ReadableStream), out, { end: false }),
  ] as const;
  // Waits for both also after an error: only then is the copy of the database deleted.
  await Promise.allSettled(both);
  const [manifest] = await Promise.all(both);
  return manifest;
}

async function addAll(options: BackupOptions, tar: TarPackController): Promise<Manifest> {
  const { dataDir, databaseUrl, secrets, release, now, workDir } = options;
  const temporary = await mkdtemp(path.join(workDir, '.backup-'));
  try {
    const copy = path.join(temporary, DATABASE);
    const rows = await copyAndCount(databaseUrl ?? path.join(dataDir, DATABASE), copy);
    const files = [await addFile(tar, DATABASE, copy, now)];
    // After a move to PostgreSQL, the data folder may still have earlier stored files.
    const elsewhere: readonly string[] = databaseUrl ? STORED_FOLDERS : [];
    for (const name of await filesOf(dataDir, elsewhere))
      files.push(await addFile(tar, FILES + name, path.join(dataDir, name), now));
    if (databaseUrl) files.push(...(await addStoredFiles(tar, dataDir, databaseUrl, now)));
    const manifest: Manifest = {
      ...{ format: FORMAT, at: now.toISOString(), release },
      ...{ files: files.filter((file) => file !== null), rows, secrets: fingerprintsOf(secrets) },
    };
    const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    await addEntry(tar, { name: MANIFEST, size: text.length, mtime: now }, [text]);
    tar.finalize();
    return manifest;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function copyAndCount(from: string, to: string): Promise<Manifest['rows']> {
  await copyDatabase(from, to);
  const copied = await openForReading(to);
  return countRows(copied.db).finally(copied.close);
}

/** Adds the stored files of PostgreSQL one by one. */
async function addStoredFiles(
  tar: TarPackController,
  dataDir: string,
  databaseUrl: string,
  now: Date,
): Promise<ManifestFile[]> {
  const { db, close } = await openForReading(databaseUrl);
  const deps = { db, config: { dataDir } };
  const files: ManifestFile[] = [];
  try {
    for (const folder of STORED_FOLDERS)
      for (const { name } of await listStoredFiles(deps, folder)) {
        const bytes = await readStoredFile(deps, name);
        // The site may have deleted the file during the backup.
        if (!bytes) continue;
        const header = { name: FILES + name, size: bytes.length, mtime: now };
        files.push(await addListed(tar, header, [bytes]));
      }
  } finally {
    await close();
  }
  return files;
}

/**
 * Returns the sorted paths of all regular files to back up, with "/". Does not follow symbolic links.
 * @param leftOut further entries of the folder that are not backed up
 */
async function filesOf(dataDir: string, leftOut: readonly string[]): Promise<string[]> {
  const top = await readdir(dataDir, { withFileTypes: true });
  const lists = top
    .filter(({ name }) => !isLeftOut(name) && !leftOut.includes(name))
    .map(async (entry) => {
      if (entry.isFile()) return [entry.name];
      if (!entry.isDirectory()) return [];
      const below = await readdir(path.join(dataDir, entry.name), {
        ...{ recursive: true, withFileTypes: true },
      });
      return below
        .filter((one) => one.isFile())
        .map((one) => path.relative(dataDir, path.join(one.parentPath, one.name)))
        .map((name) => name.split(path.sep).join('/'));
    });
  return (await Promise.all(lists)).flat().sort();
}

/** Returns null when the site has deleted the file during the backup. */
async function addFile(
  tar: TarPackController,
  name: string,
  file: string,
  now: Date,
): Promise<ManifestFile | null> {
  // An open file can still be read after it is deleted.
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!handle) return null;
  try {
    const { size } = await handle.stat();
    const stream = handle.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>;
    return await addListed(tar, { name, size, mtime: now }, stream);
  } finally {
    await handle.close();
  }
}

type Header = { name: string; size: number; mtime: Date };
type Body = AsyncIterable<Buffer> | Buffer[];

/** Adds an entry that the manifest lists. */
async function addListed(tar: TarPackController, header: Header, body: Body) {
  const hash = createHash('sha256');
  const hashed = async function* () {
    for await (const chunk of body) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await addEntry(tar, header, hashed());
  return { name: header.name, bytes: header.size, sha256: hash.digest('hex') };
}

/** @throws BackupError when the body has fewer or more bytes than the header says */
async function addEntry(tar: TarPackController, header: Header, body: Body): Promise<void> {
  try {
    await pipeline(body, Writable.fromWeb(tar.add({ ...header, mode: 0o600 })));
  } catch (error) {
    // An error of the file system has a code.
    if ((error as NodeJS.ErrnoException).code !== undefined) throw error;
    throw new BackupError(`${header.name} changed while it was copied`, { cause: error });
  }
}
