/** Unpacks a backup into a folder and checks it: names, sizes, checksums, the database, and the secrets. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ReadableStream, type ReadableWritablePair } from 'node:stream/web';
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';
import { findDamage, openDatabase } from '../db/open';
import {
  BackupError,
  countRows,
  DATABASE,
  FILES,
  fingerprintsOf,
  MANIFEST,
  manifestSchema,
  type Manifest,
  type ManifestFile,
  type Secrets,
} from './manifest';
import { isLeftOut } from './make';

/** Bytes. A manifest that lists 100,000 files is smaller. */
const MAX_MANIFEST_BYTES = 64 * 1024 * 1024;

/** Names of files in the folder FILES: no absolute path, no "..", no backslash, no hidden name. */
const SAFE_NAME = /^(?!.*(?:^|\/)\.)(?!.*[\\\0])(?!.*\/\/)[^/].*[^/]$|^[^/.\\\0]$/;

/**
 * Unpacks the backup into an empty folder and checks every byte.
 * @returns the manifest @throws BackupError
 */
export async function unpack(
  input: AsyncIterable<Buffer | Uint8Array>,
  folder: string,
): Promise<Manifest> {
  const found = new Map<string, ManifestFile>();
  let manifest: Manifest | null = null;
  const decoder = createTarDecoder({ strict: true });
  // The package has the types of the browser's streams, which have no iterator there.
  const entries = ReadableStream.from(input).pipeThrough(
    decoder as ReadableWritablePair<ParsedTarEntry, Uint8Array>,
  );
  try {
    for await (const entry of entries) {
      const { name, type } = entry.header;
      if (type === 'directory') continue;
      if (type !== 'file') throw new BackupError(`${name} is not a regular file.`);
      if (found.has(name)) throw new BackupError(`${name} occurs twice in the backup.`);
      if (name === MANIFEST) manifest = await readManifest(entry);
      else found.set(name, await writeEntry(entry, folder));
    }
  } catch (error) {
    // An error of the file system has a code.
    if (error instanceof BackupError || (error as NodeJS.ErrnoException).code) throw error;
    throw new BackupError(
      `The backup is damaged, or no tar file (${(error as Error).message}). Use another backup.`,
    );
  }
  if (!manifest)
    throw new BackupError(`The backup has no ${MANIFEST}. It was not made by “nadawah backup”.`);
  compare(manifest.files, found);
  return manifest;
}

async function readManifest({ header, body }: ParsedTarEntry): Promise<Manifest> {
  if (header.size > MAX_MANIFEST_BYTES) throw new BackupError(`${MANIFEST} is too large.`);
  const chunks: Buffer[] = [];
  for await (const chunk of body as ReadableStream<Uint8Array>) chunks.push(Buffer.from(chunk));
  const read = manifestSchema.safeParse(jsonOf(Buffer.concat(chunks).toString('utf8')));
  if (!read.success)
    throw new BackupError(`${MANIFEST} is invalid, or of a newer release. Use that release.`);
  return read.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function writeEntry(
  { header: { name, size: bytes }, body }: ParsedTarEntry,
  folder: string,
): Promise<ManifestFile> {
  const inFolder = name.slice(FILES.length);
  const isFile =
    name.startsWith(FILES) && SAFE_NAME.test(inFolder) && !isLeftOut(inFolder.split('/')[0]!);
  if (name !== DATABASE && !isFile) throw new BackupError(`${name} does not belong in a backup.`);
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  const hashed = async function* () {
    for await (const chunk of body as ReadableStream<Uint8Array>) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(hashed, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
  return { name, bytes, sha256: hash.digest('hex') };
}

function compare(
  expected: readonly ManifestFile[],
  found: ReadonlyMap<string, ManifestFile>,
): void {
  for (const { name, bytes, sha256 } of expected) {
    const file = found.get(name);
    if (!file) throw new BackupError(`${name} is missing in the backup. Use another backup.`);
    if (file.bytes !== bytes || file.sha256 !== sha256)
      throw new BackupError(`${name} is damaged: its checksum differs. Use another backup.`);
  }
  const known = new Set(expected.map(({ name }) => name));
  for (const name of found.keys())
    if (!known.has(name)) throw new BackupError(`${name} is not in ${MANIFEST}.`);
  if (!known.has(DATABASE)) throw new BackupError(`The backup has no ${DATABASE}.`);
}

/**
 * Checks the unpacked database, and gives it the schema of this release.
 * @returns warnings
 * @throws BackupError when the database is damaged, or differs from the manifest
 * @throws DatabaseError when no migration begins with its schema
 */
export async function checkDatabase(folder: string, manifest: Manifest): Promise<string[]> {
  const { db, close } = await openDatabase(path.join(folder, DATABASE));
  try {
    const damage = await findDamage(db);
    if (damage.length > 0)
      throw new BackupError(`The database in the backup is damaged: ${damage.join('; ')}.`);
    const rows = await countRows(db);
    for (const [table, count] of Object.entries(manifest.rows))
      if (rows[table] !== count)
        throw new BackupError(`The database does not match ${MANIFEST}: ${table} differs.`);
    return await missingProofs(db, folder);
  } finally {
    await close();
  }
}

async function missingProofs(
  db: Awaited<ReturnType<typeof openDatabase>>['db'],
  folder: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['reference', 'proof'])
    .where('proof', 'is not', null)
    .execute();
  const missing: string[] = [];
  for (const { reference, proof } of rows) {
    const exists = await access(path.join(folder, FILES, 'proofs', proof!)).then(
      () => true,
      () => false,
    );
    if (!exists) missing.push(reference);
  }
  return missing.length === 0 ? [] : [`No proof of transfer for ${missing.join(', ')}.`];
}

/** Without these secrets, printed codes, links in mails and the second factors of staff do not work. */
const NEEDED = 'CHARITY_API_SIGNING_SECRETS';

/**
 * Compares the secrets of the backup with those of this installation.
 * @returns warnings @throws BackupError when a needed secret is missing and `mayDiffer` is false
 */
export function checkSecrets(manifest: Manifest, current: Secrets, mayDiffer: boolean): string[] {
  const here = fingerprintsOf(current);
  const missing = Object.entries(manifest.secrets)
    .filter(([name, prints]) => !prints.every((print) => here[name]?.includes(print)))
    .map(([name]) => name);
  if (missing.includes(NEEDED) && !mayDiffer)
    throw new BackupError(
      `${NEEDED} of this installation differs from that of the backup. Put the secrets.json that belongs to it into ` +
        'the data folder, or set the secret. With --other-secrets the backup is restored without it: codes on printed ' +
        'receipts, links in earlier mails and the second factors of staff then no longer work.',
    );
  return missing.map((name) => `${name} differs from that of the backup.`);
}
