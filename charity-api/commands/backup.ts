/** Command for operators: `npm run backup -- FOLDER | -`. Writes a backup of the data folder while the site runs. */
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { findSecretsOfData, loadEnvFile } from '#config';
import { asCalled } from '../as-called';
import { noteBackup } from '../backup/last-backup';
import { makeBackup } from '../backup/make';
import { BackupError, type Manifest } from '../backup/manifest';
import { checkBackup } from '../backup/restore';
import { DatabaseError, openExisting, requireMoved } from '../db/open';
import { count } from '../doctor/finding';
import { databaseFile, databaseUrl, readArguments, stop } from '../terminal';

const USAGE = `Usage: npm run backup -- FOLDER [--data DATA]
       npm run backup -- - > FILE.tar
  FOLDER    writes a new file nadawah-DATE.tar into this folder, and checks it
  -         writes the backup to the standard output
Works while the site runs. The backup has the database and all files of DATA, but no secrets: keep secrets.json apart.
With DATABASE_URL, the database and the uploaded files are copied from PostgreSQL. The default of DATA is DATA_DIR, the
data folder of the site. See docs/operating/backups.md.`;

loadEnvFile();
const { dataDir, positionals } = readArguments(USAGE);
const [target = '', ...others] = positionals;
if (!target || others.length > 0) stop(USAGE);
const now = new Date();
const secrets = findSecretsOfData(process.env, dataDir);
const release = readRelease();
const options = { dataDir, databaseUrl: databaseUrl(), secrets, release, now };

const location = databaseUrl() ?? databaseFile(dataDir);

if (!databaseUrl() && !existsSync(location))
  stop(
    `There is no database at ${databaseFile(dataDir)}. Set DATA_DIR, or --data, to the folder of the site.`,
  );
try {
  if (databaseUrl()) await requireMoved(databaseFile(dataDir));
  if (target === '-') await toStandardOutput();
  else await toFolder(target);
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  const isExpected = error instanceof DatabaseError || error instanceof BackupError;
  if (!isExpected && code === undefined) throw error;
  stop(`No backup was made: ${(error as Error).message}`);
}

/** Writes under another name first, so that a file with the final name is always complete. */
async function toFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const stamp = now.toISOString().replaceAll(':', '-').slice(0, 19);
  const file = path.join(folder, `nadawah-${stamp}Z.tar`);
  const unfinished = `${file}.unfinished`;
  try {
    const out = createWriteStream(unfinished, { mode: 0o600, flags: 'wx' });
    const manifest = await makeBackup({ ...options, workDir: folder }, out);
    await new Promise<void>((resolve, reject) => {
      out.on('error', reject);
      out.end(resolve);
    });
    await sync(unfinished);
    await checkBackup(createReadStream(unfinished) as AsyncIterable<Buffer>, secrets);
    await rename(unfinished, file);
    const { size } = await stat(file);
    await note(size);
    console.log(`${file}: ${describe(manifest, size)}, checked.`);
    if (!manifest.secrets.CHARITY_API_SIGNING_SECRETS)
      console.log(
        'The secrets of this data are unknown here: run the command with the settings of the site.',
      );
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function toStandardOutput(): Promise<void> {
  if (process.stdout.isTTY)
    stop('Redirect the output into a file: npm run -s backup -- - > backup.tar');
  let bytes = 0;
  process.stdout.on('error', (error) => stop(`No backup was made: ${error.message}`));
  const counted = new PassThrough();
  counted.on('data', (chunk: Buffer) => (bytes += chunk.length));
  const [manifest] = await Promise.all([
    makeBackup({ ...options, workDir: dataDir }, counted).finally(() => counted.end()),
    pipeline(counted, process.stdout, { end: false }),
  ]);
  await note(bytes);
  console.error(
    asCalled(`${describe(manifest, bytes)}. Check it: npm run restore -- FILE --check`),
  );
}

async function sync(file: string): Promise<void> {
  const handle = await open(file);
  await handle.sync().finally(() => handle.close());
}

async function note(bytes: number): Promise<void> {
  const { db, close } = await openExisting(location);
  await noteBackup(db, { at: now.toISOString(), bytes, release }).finally(close);
}

function describe({ files, rows }: Manifest, bytes: number): string {
  return `${count(files.length, 'file')}, ${count(rows.orders ?? 0, 'order')}, ${Math.round((bytes / 1024 ** 2) * 10) / 10} MB`;
}

/** package.json is in the folder of the program, which is the working directory in the image too. */
function readRelease(): string {
  try {
    return (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;
  } catch {
    return 'unknown';
  }
}
