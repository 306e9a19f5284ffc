/** Restores a backup into a data folder, after every check has passed. The site must not run. */
import { chown, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { tmpdir } from 'node:os';
import { LOCK_FILE, lockFolder } from '../db/folder-lock';
import { openDatabase } from '../db/open';
import { copyToPostgres } from '../db/postgres/copy';
import { STORED_FOLDERS } from '../db/tables/files';
import { BackupError, DATABASE, FILES, type Manifest, type Secrets } from './manifest';
import { checkDatabase, checkSecrets, unpack } from './unpack';

export type RestoreOptions = {
  dataDir: string;
  /** URL of a PostgreSQL database without data. null: SQLite in the data folder. */
  databaseUrl: string | null;
  /** The secrets of this installation. */
  secrets: Secrets;
  /** Move the current content of the folder to another folder. */
  replace: boolean;
  /** Restore even when the secrets of the backup are missing. */
  otherSecrets: boolean;
  now: Date;
};

export type Restored = {
  manifest: Manifest;
  warnings: string[];
  /** Folder with the earlier content of the data folder. null when it was empty. */
  replaced: string | null;
};

/** Checks a backup completely, and changes nothing. @throws BackupError */
export async function checkBackup(
  input: AsyncIterable<Buffer | Uint8Array>,
  secrets: Secrets,
): Promise<Pick<Restored, 'manifest' | 'warnings'>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nadawah-check-'));
  try {
    const manifest = await unpack(input, folder);
    const warnings = await checkDatabase(folder, manifest);
    return { manifest, warnings: [...warnings, ...checkSecrets(manifest, secrets, true)] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @throws BackupError when a check fails; FolderInUseError while the site runs. The data folder is then unchanged.
 */
export async function restoreBackup(
  input: AsyncIterable<Buffer | Uint8Array>,
  { dataDir, databaseUrl, secrets, replace, otherSecrets, now }: RestoreOptions,
): Promise<Restored> {
  await mkdir(dataDir, { recursive: true });
  const lockFile = path.join(dataDir, LOCK_FILE);
  const hadLock = existsSync(lockFile);
  const lock = lockFolder(dataDir, 'a restore', now);
  let isDone = false;
  try {
    const present = await contentOf(dataDir);
    if (present.length > 0 && !replace)
      throw new BackupError(
        `${dataDir} is not empty (${present.slice(0, 3).join(', ')}). With --replace, its content is moved into a folder ` +
          'next to the restored content. Or choose another folder with --data.',
      );
    const unpacked = await mkdtemp(path.join(dataDir, '.restore-'));
    try {
      const manifest = await unpack(input, unpacked);
      const warnings = [
        ...(await checkDatabase(unpacked, manifest)),
        ...checkSecrets(manifest, secrets, otherSecrets),
      ];
      if (databaseUrl) await copyInto(databaseUrl, unpacked);
      await giveToOwner(dataDir, unpacked);
      const replaced = present.length > 0 ? await moveAside(dataDir, present, now) : null;
      await moveIn(unpacked, dataDir);
      isDone = true;
      return { manifest, warnings, replaced };
    } finally {
      await rm(unpacked, { recursive: true, force: true });
    }
  } finally {
    lock.release();
    // In a folder without a database, the file would show that the site has run there (requireNotLost).
    if (!hadLock && !isDone) await rm(lockFile, { force: true });
  }
}

/** Copies the unpacked database and stored files to PostgreSQL, and deletes them from the folder. */
async function copyInto(databaseUrl: string, unpacked: string): Promise<void> {
  // The PostgreSQL database may have no tables.
  await (await openDatabase(databaseUrl)).close();
  const [file, folder] = [path.join(unpacked, DATABASE), path.join(unpacked, FILES)];
  await copyToPostgres({ file, folder }, databaseUrl);
  for (const copied of [file, ...STORED_FOLDERS.map((one) => path.join(folder, one))])
    await rm(copied, { recursive: true, force: true });
}

/** When root runs the restore, gives the files to the user of the data folder, as which the site runs. */
async function giveToOwner(dataDir: string, unpacked: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dataDir);
  const names = await readdir(unpacked, { recursive: true });
  for (const name of [
    ...names.map((one) => path.join(unpacked, one)),
    path.join(dataDir, LOCK_FILE),
  ])
    await chown(name, uid, gid);
}

/** Entries that a restore neither replaces nor counts as content, such as content that an earlier restore replaced. */
const STAYS = /^(?:secrets\.json|lost\+found|replaced-.*|\.(?:restore|backup)-.*|\.compile-cache)$/;

async function contentOf(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir);
  return names.filter((name) => !STAYS.test(name) && !name.startsWith(LOCK_FILE)).sort();
}

/** Renames inside one file system, so that no copy is needed. */
async function moveAside(dataDir: string, names: string[], now: Date): Promise<string> {
  const stamp = now.toISOString().replaceAll(':', '-').slice(0, 19);
  const folder = path.join(dataDir, `replaced-${stamp}`);
  await mkdir(folder, { mode: 0o700 });
  for (const name of names) await rename(path.join(dataDir, name), path.join(folder, name));
  return folder;
}

/** Moves the database last. A site cannot start with a database whose files are missing. */
async function moveIn(unpacked: string, dataDir: string): Promise<void> {
  const files = path.join(unpacked, FILES);
  const names = existsSync(files) ? await readdir(files) : [];
  for (const name of names) await rename(path.join(files, name), path.join(dataDir, name));
  if (existsSync(path.join(unpacked, DATABASE)))
    await rename(path.join(unpacked, DATABASE), path.join(dataDir, DATABASE));
}
