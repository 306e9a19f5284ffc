/** Backup and restore: the restored data is the same, and an invalid, damaged or foreign backup changes nothing. */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { lockFolder } from '../db/folder-lock';
import { MIGRATIONS, type Migration } from '../db/migrations';
import { openDatabase, openForReading } from '../db/open';
import { makeBackup } from './make';
import { fingerprintsOf } from './manifest';
import { checkBackup, restoreBackup, type RestoreOptions } from './restore';
import { packTar } from 'modern-tar';
import { insertRows, rowsOf } from '#tests/support/api/rows';

const NOW = new Date('2027-03-01T10:00:00Z');
const SECRET = 'a-signing-secret-of-this-installation';
const SECRETS = { CHARITY_API_SIGNING_SECRETS: [SECRET], SESSION_SECRETS: ['a-session-secret'] };

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'backup-'));
let dataDir: string;

const setting = (key: string) => ({ category: 'test', key, value: '1' });

/** A data folder with a database, files to back up, and files to leave out. */
beforeEach(async () => {
  dataDir = newFolder();
  const { db, close } = await openDatabase(path.join(dataDir, 'charity.db'));
  await db.insertInto('settings').values(setting('kept')).execute();
  await close();
  const files = {
    ...{ 'proofs/a.png': 'proof', 'content/photos/b.jpg': 'x'.repeat(1000), 'outbox/m.eml': '' },
    ...{ 'secrets.json': SECRET, 'pictures/small.webp': 'p', '.hidden': 'h' },
    ...{ 'replaced-2027/charity.db': 'old', 'process.lock': '' },
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dataDir, name)), { recursive: true });
    writeFileSync(path.join(dataDir, name), text);
  }
});

async function backup(): Promise<Buffer> {
  const out = new PassThrough();
  const chunks: Buffer[] = [];
  out.on('data', (chunk: Buffer) => chunks.push(chunk));
  const options = { dataDir, databaseUrl: null, secrets: SECRETS, release: '1.2.3', now: NOW };
  await makeBackup({ ...options, workDir: newFolder() }, out);
  return Buffer.concat(chunks);
}

test('a backup that cannot be written leaves no copy of the database', async () => {
  const workDir = newFolder();
  const full = new Writable({
    write: (_chunk, _encoding, done) => done(Object.assign(new Error('full'), { code: 'ENOSPC' })),
  });
  const options = { dataDir, databaseUrl: null, secrets: SECRETS, release: '1.2.3', now: NOW };
  await expect(makeBackup({ ...options, workDir }, full)).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(readdirSync(workDir)).toEqual([]);
});

async function* streamOf(bytes: Buffer): AsyncGenerator<Buffer> {
  // Small chunks, so that headers and files are split at many positions.
  for (let at = 0; at < bytes.length; at += 1_337)
    yield await Promise.resolve(bytes.subarray(at, at + 1_337));
}

const restore = (bytes: Buffer, to: string, changes: Partial<RestoreOptions> = {}) =>
  restoreBackup(streamOf(bytes), {
    ...{ dataDir: to, databaseUrl: null, secrets: SECRETS, now: NOW },
    ...{ replace: false, otherSecrets: false },
    ...changes,
  });

async function settingsIn(folder: string): Promise<string[]> {
  const { db, close } = await openDatabase(path.join(folder, 'charity.db'));
  const rows = await rowsOf(db, 'settings', { category: 'test' });
  await close();
  return rows.map(({ key }) => key).sort();
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith('process.lock'))
    .sort();

describe('a restored backup', () => {
  test('has the database and the files of the data folder, and no secrets', async () => {
    const to = path.join(newFolder(), 'data');
    const { manifest, warnings, replaced } = await restore(await backup(), to);
    expect(filesIn(to)).toEqual([
      ...['charity.db', 'content/photos/b.jpg', 'outbox/m.eml', 'proofs/a.png'],
    ]);
    expect(readFileSync(path.join(to, 'content/photos/b.jpg'), 'utf8')).toBe('x'.repeat(1000));
    expect(await settingsIn(to)).toEqual(['kept']);
    expect(manifest).toMatchObject({ release: '1.2.3', rows: { orders: 0 } });
    expect([warnings, replaced]).toEqual([[], null]);
  });

  test('is consistent while the site writes', async () => {
    const { db, close } = await openDatabase(path.join(dataDir, 'charity.db'));
    let isDone = false;
    const writing = (async () => {
      for (let n = 0; !isDone; n++) {
        const pair = [setting(`${n}-first`), setting(`${n}-second`)];
        await db.transaction().execute(async (tx) => {
          for (const row of pair) await tx.insertInto('settings').values(row).execute();
        });
        // The database driver is synchronous, so the test must let the backup run.
        await new Promise((turn) => setImmediate(turn));
      }
    })();
    const bytes = await backup().finally(() => (isDone = true));
    await writing;
    await close();
    const to = newFolder();
    await restore(bytes, to);
    const keys = (await settingsIn(to)).filter((key) => key !== 'kept');
    expect(keys.filter((key) => key.endsWith('-first')).length).toBe(keys.length / 2);
  });

  test('can be listed and packed again by tar', async () => {
    const folder = newFolder();
    const file = path.join(folder, 'b.tar');
    writeFileSync(file, await backup());
    const names = execFileSync('tar', ['tf', file], { encoding: 'utf8' }).trim().split('\n');
    expect(names).toContain('files/proofs/a.png');
    mkdirSync(path.join(folder, 'x'));
    execFileSync('tar', ['xf', file, '-C', path.join(folder, 'x')]);
    execFileSync('tar', [
      'cf',
      file,
      '--format=ustar',
      '-C',
      path.join(folder, 'x'),
      ...['charity.db', 'files', 'manifest.json'],
    ]);
    const to = newFolder();
    await restore(readFileSync(file), to);
    expect(await settingsIn(to)).toEqual(['kept']);
  });

  test('contains no secret, also not in the manifest', async () => {
    const bytes = await backup();
    for (const secret of Object.values(SECRETS).flat()) expect(bytes.includes(secret)).toBe(false);
    const [print] = fingerprintsOf(SECRETS).CHARITY_API_SIGNING_SECRETS!;
    expect(print).toMatch(/^[\da-f]{16}$/);
    expect(bytes.includes(print!)).toBe(true);
  });

  test('does not follow symbolic links out of the folder', async () => {
    const secret = path.join(newFolder(), 'outside');
    writeFileSync(secret, 'outside of the data folder');
    symlinkSync(secret, path.join(dataDir, 'proofs/link'));
    expect((await backup()).includes('outside of the data folder')).toBe(false);
  });
});

describe('a restore', () => {
  test('rejects a folder with content, and with `replace` keeps the earlier content', async () => {
    const bytes = await backup();
    const to = newFolder();
    await restore(bytes, to);
    writeFileSync(path.join(to, 'later.txt'), 'later');
    await expect(restore(bytes, to)).rejects.toThrow(/is not empty \(charity\.db.*--replace/s);
    const { replaced } = await restore(bytes, to, { replace: true });
    expect(existsSync(path.join(to, 'later.txt'))).toBe(false);
    expect(readFileSync(path.join(replaced!, 'later.txt'), 'utf8')).toBe('later');
    expect(await settingsIn(replaced!)).toEqual(['kept']);
  });

  test('accepts a folder that contains only its secrets, and keeps them', async () => {
    const to = newFolder();
    writeFileSync(path.join(to, 'secrets.json'), SECRET);
    await restore(await backup(), to);
    expect(readFileSync(path.join(to, 'secrets.json'), 'utf8')).toBe(SECRET);
  });

  test.skipIf(process.getuid?.() !== 0)(
    'by root gives the files to the owner of the folder',
    async () => {
      const to = newFolder();
      chownSync(to, 1234, 1234);
      await restore(await backup(), to);
      for (const name of ['charity.db', 'proofs', 'proofs/a.png', 'process.lock'])
        expect([name, statSync(path.join(to, name)).uid]).toEqual([name, 1234]);
    },
  );

  test('is rejected while the site runs', async () => {
    const to = newFolder();
    const lock = lockFolder(to, 'the site', NOW);
    await expect(restore(await backup(), to)).rejects.toThrow(/in use by the site/);
    lock.release();
    await restore(await backup(), to);
  });

  test('is rejected without the signing secrets of the backup, unless the operator allows it', async () => {
    const bytes = await backup();
    const to = newFolder();
    const secrets = {
      CHARITY_API_SIGNING_SECRETS: ['another'],
      SESSION_SECRETS: ['a-session-secret'],
    };
    await expect(restore(bytes, to, { secrets })).rejects.toThrow(
      /secrets\.json.*--other-secrets/s,
    );
    await expect(restore(bytes, to, { secrets: {} })).rejects.toThrow(/secrets\.json/);
    expect(filesIn(to)).toEqual([]);
    const rotated = { ...SECRETS, CHARITY_API_SIGNING_SECRETS: ['a-new-one', SECRET] };
    expect((await restore(bytes, newFolder(), { secrets: rotated })).warnings).toEqual([]);
    expect((await restore(bytes, to, { secrets, otherSecrets: true })).warnings).toEqual([
      'CHARITY_API_SIGNING_SECRETS differs from that of the backup.',
    ]);
  });

  test('warns of a proof of transfer that is missing', async () => {
    const { db, close } = await openDatabase(path.join(dataDir, 'charity.db'));
    await insertRows(db, 'orders', {
      ...{ id: 'o', token: 't', reference: 'ND-1', idempotency_key: 'k', fingerprint: 'f' },
      ...{
        checkout_cart: null,
        checkout_form: null,
        state: 'under_review',
        version: 1,
        flag: null,
      },
      ...{ locale: 'en', currency: 'OMR', total: 1000, method: 'Bank', donor_name: 'A' },
      ...{ donor_email: 'a@b.example', donor_phone: null, proof: 'gone.png', paid_at: null },
      ...{ created_at: '2027-01-01', expires_at: '2027-01-08', checked_at: '2027-01-01' },
      ...{ next_check: '2027-01-01', monthly_gift_id: null, account_id: null },
    });
    await close();
    const { warnings } = await restore(await backup(), newFolder());
    expect(warnings).toEqual(['No proof of transfer for ND-1.']);
  });
});

describe('a restore of an invalid backup is rejected, and the folder stays empty:', () => {
  const MANIFEST_OF = (files: object[], changes: object = {}) =>
    JSON.stringify({
      ...{ format: 1, at: NOW.toISOString(), release: '1' },
      ...{ files, rows: {}, secrets: {}, ...changes },
    });

  const tarOf = async (files: Record<string, string | Buffer>): Promise<Buffer> =>
    Buffer.from(
      await packTar(
        Object.entries(files).map(([name, body]) => ({
          header: { name, size: body.length },
          body,
        })),
      ),
    );

  async function expectRejected(bytes: Buffer, reason: RegExp) {
    const to = newFolder();
    await expect(restore(bytes, to)).rejects.toThrow(reason);
    // The file of the lock, too: it would show that the site has run there.
    expect(readdirSync(to)).toEqual([]);
    await expect(checkBackup(streamOf(bytes), SECRETS)).rejects.toThrow(reason);
  }

  test('a damaged byte in a file or in a header', async () => {
    const bytes = await backup();
    const at = bytes.indexOf('x'.repeat(1000));
    const inFile = Buffer.from(bytes);
    inFile[at + 5] = 0x79;
    await expectRejected(inFile, /photos\/b\.jpg is damaged: its checksum differs/);
    const inHeader = Buffer.from(bytes);
    inHeader[3] = 0x7a;
    await expectRejected(inHeader, /is damaged, or no tar file/);
  });

  test('a backup that ends too early, or is empty', async () => {
    const bytes = await backup();
    await expectRejected(bytes.subarray(0, bytes.length / 2), /is truncated/);
    await expectRejected(Buffer.alloc(0), /is truncated/);
    await expectRejected(Buffer.from('a text'.repeat(200)), /is damaged, or no tar file/);
  });

  test.each([
    ['files/../../etc/passwd'],
    ['files/a/../../b'],
    ['/etc/passwd'],
    ['files//etc/passwd'],
    ['files/.hidden'],
    ['files/secrets.json'],
    ['files/charity.db'],
    ['files/process.lock'],
    ['files/a\\b'],
    ['other.txt'],
  ])('with a file named %s', async (name) => {
    await expectRejected(await tarOf({ [name]: 'x' }), /does not belong in a backup/);
  });

  test('no manifest, an invalid one, or files that it does not list', async () => {
    await expectRejected(await tarOf({ 'files/a': 'x' }), /has no manifest\.json/);
    await expectRejected(await tarOf({ 'manifest.json': '{' }), /manifest\.json is invalid/);
    await expectRejected(
      await tarOf({ 'manifest.json': MANIFEST_OF([], { format: 2 }) }),
      /invalid, or of a newer release/,
    );
    await expectRejected(
      await tarOf({ 'files/a': 'x', 'manifest.json': MANIFEST_OF([]) }),
      /files\/a is not in manifest\.json/,
    );
    const missing = { name: 'files/b', bytes: 1, sha256: '0'.repeat(64) };
    await expectRejected(
      await tarOf({ 'manifest.json': MANIFEST_OF([missing]) }),
      /files\/b is missing in the backup/,
    );
  });

  test('a symbolic link', async () => {
    const folder = newFolder();
    symlinkSync('/etc/passwd', path.join(folder, 'link'));
    execFileSync('tar', ['cf', 'b.tar', '--format=ustar', 'link'], { cwd: folder });
    await expectRejected(readFileSync(path.join(folder, 'b.tar')), /link is not a regular file/);
  });

  test('a backup of a database with another schema', async () => {
    const file = path.join(dataDir, 'charity.db');
    const { db, close } = await openDatabase(file);
    await db.updateTable('schema_version').set({ version: 'other' }).execute();
    await close();
    await expect(backup()).rejects.toThrow(/does not have the schema of this release/);
    const database = readFileSync(file);
    const sha256 = createHash('sha256').update(database).digest('hex');
    const listed = [{ name: 'charity.db', bytes: database.length, sha256 }];
    const bytes = await tarOf({ 'charity.db': database, 'manifest.json': MANIFEST_OF(listed) });
    await expectRejected(
      bytes,
      /does not have the schema of this release.*restore the backup, with the release that made it/,
    );
    // An earlier release made the backup.
    (MIGRATIONS as Migration[]).push({ from: 'other', run: () => Promise.resolve() });
    const restored = newFolder();
    await restore(bytes, restored).finally(() => (MIGRATIONS as Migration[]).pop());
    await (await openForReading(path.join(restored, 'charity.db'))).close();
  });
});

test('a backup of a folder that cannot be a data folder is rejected', async () => {
  writeFileSync(path.join(dataDir, 'charity.db'), 'not a database');
  await expect(backup()).rejects.toThrow(/cannot be read/);
  chmodSync(dataDir, 0o700);
});

test('the commands back up, check and restore', async () => {
  const [to, restored] = [newFolder(), path.join(newFolder(), 'data')];
  const run = (command: string, ...args: string[]) =>
    execFileSync(
      process.execPath,
      ['--import', 'tsx', `charity-api/commands/${command}.ts`, ...args],
      {
        encoding: 'utf8',
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          CHARITY_API_SIGNING_SECRETS: SECRET.repeat(2),
        },
      },
    );
  expect(run('backup', to, '--data', dataDir)).toMatch(
    /nadawah-.*\.tar: 4 files, 0 orders.*checked/,
  );
  const [file = ''] = readdirSync(to);
  expect(readdirSync(to)).toEqual([expect.stringMatching(/^nadawah-.*Z\.tar$/)]);
  const at = path.join(to, file);
  expect(run('restore', at, '--check')).toMatch(/complete and undamaged/);
  expect(run('restore', at, '--data', restored)).toMatch(/^Restored to/);
  expect(await settingsIn(restored)).toEqual(['kept']);
  const { db, close } = await openDatabase(path.join(dataDir, 'charity.db'));
  const note = await rowsOf(db, 'settings', { key: 'LAST_BACKUP' });
  await close();
  expect(note).toHaveLength(1);
});
