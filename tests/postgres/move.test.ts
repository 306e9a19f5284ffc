/** Tests moves and backups between SQLite and PostgreSQL: all rows and files are copied, none is overwritten or lost. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeBackup } from '#api/backup/make';
import { moveDatabase } from '#api/backup/move';
import { restoreBackup } from '#api/backup/restore';
import { openCharityApi } from '#api/index';
import { charityApiSettings, readConfig } from '#config';
import { lockFolder } from '#api/db/folder-lock';
import { DatabaseError, openDatabase, openExisting, type OpenDatabase } from '#api/db/open';
import { listFolder, listStoredFiles, readStoredFile, storeFile } from '#api/db/stored-files';
import { STORED_FOLDERS } from '#api/db/tables/files';
import { createOrder, orderBody, sendOrder, sendProof } from '#tests/support/api/orders';
import { openTestApi, type TestApi } from '#tests/support/api/api';
import { createAccount } from '#tests/support/api/accounts';
import { POSTGRES_VARIABLE, TEST_NOW } from '#tests/support/api/database';
import { createDatabase } from '#tests/support/postgres/copies';
import { oneRow } from '#tests/support/api/rows';
import { findIndexDifferences } from '#tests/support/index-differences';

const postgres = process.env[POSTGRES_VARIABLE]!;

let dataDir: string;
let file: string;
const opened: OpenDatabase[] = [];
const folders: string[] = [];

const newFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'move-'));
  folders.push(folder);
  return folder;
};
async function open(location: string) {
  const database = await openDatabase(location);
  opened.push(database);
  return database.db;
}

/** Returns the files of a database by name, in hexadecimal digits. @param folder the data folder of SQLite */
async function filesOf(location: string, folder: string): Promise<Record<string, string>> {
  const deps = { db: await open(location), config: { dataDir: folder } };
  const files: Record<string, string> = {};
  for (const one of STORED_FOLDERS)
    for (const { name } of await listStoredFiles(deps, one))
      files[name] = (await readStoredFile(deps, name))!.toString('hex');
  return files;
}

/** Creates an order with a proof of transfer, a picture, and a file of an application. @returns the order's reference */
async function createWithFiles(api: TestApi): Promise<string> {
  const order = await createOrder(api, { method: 'Bank' });
  await sendProof(api, order);
  await storeFile(api.deps, 'content/wells-0123456789abcdef.jpg', Buffer.from([0, 255, 10]));
  await storeFile(api.deps, 'applications/a.pdf', Buffer.from('statutes'));
  return order.reference;
}

/** A charity with orders, an account, texts in all languages, and a row number that was given and deleted. */
beforeAll(async () => {
  dataDir = newFolder();
  file = path.join(dataDir, 'charity.db');
  const api = await openTestApi({ databasePath: file, config: { dataDir } });
  await createWithFiles(api);
  await createOrder(api, { donor: { name: 'سالمة الحارثي 🌙', email: 'salma@example.org' } });
  await createAccount(api);
  // A charity's own content, with which a site starts without the demonstration.
  await api.db.deleteFrom('settings').where('category', '=', 'demonstration').execute();
  await api.api.close();
});
afterAll(async () => {
  for (const database of opened) await database.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function rowsOf(location: string, table: string): Promise<string[]> {
  const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(
    await open(location),
  );
  return rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();
}

const move = (databaseUrl: string, onCopied = () => {}) =>
  moveDatabase({ dataDir, file, databaseUrl, onCopied, now: () => TEST_NOW });

describe('nadawah move-database', () => {
  let databaseUrl: string;
  beforeEach(async () => {
    await unmark();
    databaseUrl = await createDatabase(postgres, 'empty');
  });

  /** Makes the SQLite database usable again after a complete move. */
  async function unmark() {
    const { db, close } = await openExisting(file);
    await db.deleteFrom('settings').where('key', '=', 'MOVED').execute();
    await close();
  }

  test('copies every row of every table, and fills the search index', async () => {
    const { rows } = await move(databaseUrl);
    expect(rows).toMatchObject({ orders: 2, accounts: 1 });
    await unmark();
    for (const table of Object.keys(rows).filter((name) => name !== 'settings')) {
      const there = await rowsOf(databaseUrl, table);
      expect(there).toHaveLength(rows[table]!);
      const here = (await rowsOf(file, table)).map((row) => JSON.parse(row) as object);
      // SQLite hides the row number, which is a column on PostgreSQL.
      const shown = there.map((row) => {
        const { rowid: _rowid, ...rest } = JSON.parse(row) as Record<string, unknown>;
        return rest;
      });
      expect(sortedLines(shown), table).toEqual(sortedLines(here));
    }
    expect(await findIndexDifferences(await open(databaseUrl))).toEqual([]);
  });

  test('copies the files of the data folder, also a photograph of staff during the move', async () => {
    const lock = lockFolder(dataDir, 'the site', TEST_NOW);
    const { files } = await move(databaseUrl, () => {
      writeFileSync(path.join(dataDir, 'content/late-0123456789abcdef.jpg'), 'late');
      rmSync(path.join(dataDir, 'applications/a.pdf'));
      lock.release();
    });
    expect(files).toBe(3);
    await unmark();
    const moved = await filesOf(databaseUrl, newFolder());
    expect(moved).toEqual(await filesOf(file, dataDir));
    expect(Object.keys(moved).sort()).toEqual([
      ...['content/late-0123456789abcdef.jpg', 'content/wells-0123456789abcdef.jpg'],
      expect.stringMatching(/^proofs\/\w+\.pdf$/),
    ]);
  });

  const sortedLines = (found: object[]) =>
    found.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();

  test('the site works with the moved data, and continues the row numbers', async () => {
    await move(databaseUrl);
    const api = await openTestApi({ databasePath: databaseUrl });
    const { status } = await sendOrder(api, orderBody({ method: 'Bank' }), 'after-the-move-1');
    expect(status).toBe(201);
    const { rows } = await sql<{ rowid: number }>`
      select rowid from orders order by created_at, rowid`.execute(api.db);
    // The fixed random numbers of the tests draw a used reference first. PostgreSQL does not use its number again.
    expect(rows.map(({ rowid }) => rowid)).toEqual([1, 2, 4]);
    await api.api.close();
  });

  test('donors read while the data are copied, and write again only in PostgreSQL', async () => {
    const site = await openTestApi({ databasePath: file });
    const lock = lockFolder(dataDir, 'the site', TEST_NOW);
    let whileCopied: number[] = [];
    const done = move(databaseUrl, () => {
      void readAndGive(site).then((statuses) => {
        whileCopied = statuses;
        void site.api.close().then(() => lock.release());
      });
    });
    await done;
    expect(whileCopied).toEqual([200, 503]);
    await expect(openDatabase(file)).rejects.toThrow(/were moved to PostgreSQL .*Set DATABASE_URL/);
  });

  async function readAndGive(site: TestApi): Promise<number[]> {
    const read = await site.get('/projects');
    const { status } = await sendOrder(site, orderBody({ method: 'Bank' }), 'during-the-move-1');
    return [read.status, status];
  }

  const interrupt = () =>
    move(databaseUrl, () => {
      throw new Error('interrupted');
    });

  test('an interrupted move changes nothing in SQLite, and can be repeated', async () => {
    await expect(interrupt()).rejects.toThrow('interrupted');
    await (await openDatabase(file)).close();
    const deleted = path.join(dataDir, 'content/deleted-0123456789abcdef.jpg');
    writeFileSync(deleted, 'a photograph');
    await expect(interrupt()).rejects.toThrow('interrupted');
    rmSync(deleted);
    expect((await move(databaseUrl)).rows.orders).toBe(2);
    await unmark();
    expect(await filesOf(databaseUrl, newFolder())).toEqual(await filesOf(file, dataDir));
  });

  const start = (folder: string) =>
    openCharityApi({
      ...charityApiSettings(
        readConfig({
          ...{ DATA_DIR: folder, DATABASE_URL: databaseUrl, TRIAL_PAYMENTS: 'true' },
        }),
      ),
      demoContent: false,
      log: { info: () => {}, warn: () => {}, error: () => {} },
    });

  test('after an interrupted move, no site starts with the copy, which lacks later gifts', async () => {
    await expect(interrupt()).rejects.toThrow('interrupted');
    const site = await openTestApi({ databasePath: file });
    expect((await sendOrder(site, orderBody({ method: 'Bank' }), 'after-the-copy-1')).status).toBe(
      201,
    );
    await site.api.close();
    await expect(start(dataDir)).rejects.toThrow(/were not moved .*Run nadawah move-database/);
    await move(databaseUrl);
    await (await start(dataDir)).close();
    expect(await rowsOf(databaseUrl, 'orders')).toHaveLength(3);
  });

  test('a site that starts shortly before the move is complete waits for its end', async () => {
    const lock = lockFolder(dataDir, 'the site', TEST_NOW);
    let started: ReturnType<typeof start> | undefined;
    await move(databaseUrl, () => {
      started = start(dataDir);
      // The new process finds the write lock of the move before the old process has ended.
      setImmediate(() => lock.release());
    });
    await (await started!).close();
  });

  test('a site starts with PostgreSQL and a folder without a SQLite database', async () => {
    await (await start(newFolder())).close();
  });

  test('accepts an empty database with the lease of a process that was killed', async () => {
    const used = await open(databaseUrl);
    await used.insertInto('leases').values({ name: 'start', holder: 'a', ends_at: 1 }).execute();
    expect((await move(databaseUrl)).rows).not.toHaveProperty('leases');
  });

  test('rejects a database with other data, and changes nothing there', async () => {
    const used = await open(databaseUrl);
    await used.insertInto('settings').values({ category: 'test', key: 'a', value: '1' }).execute();
    await expect(move(databaseUrl)).rejects.toThrow(/is not empty \(settings\)/);
    expect(await rowsOf(databaseUrl, 'orders')).toEqual([]);
    expect(await rowsOf(databaseUrl, 'settings')).toHaveLength(1);
  });

  test('does not replace a copy that the site has used', async () => {
    await move(databaseUrl);
    await unmark();
    const used = await open(databaseUrl);
    await used.updateTable('offerings').set({ raised: 12_345 }).where('id', '=', 'wells').execute();
    await expect(move(databaseUrl)).rejects.toThrow(DatabaseError);
    const { raised } = await oneRow(used, 'offerings', { id: 'wells' });
    expect(raised).toBe(12_345);
  });

  test('the message about an unreachable server does not contain the password', async () => {
    const url = 'postgres://nadawah:the-password@127.0.0.1:1/nadawah';
    const error: unknown = await move(url).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DatabaseError);
    expect((error as Error).message).toContain('nadawah@127.0.0.1:1/nadawah');
    expect((error as Error).message).not.toContain('the-password');
  });
});

describe('backups', () => {
  const secrets = { CHARITY_API_SIGNING_SECRETS: ['a-signing-secret-of-this-installation'] };

  async function backup(from: string, databaseUrl: string | null): Promise<Buffer> {
    const out = new PassThrough();
    const chunks: Buffer[] = [];
    out.on('data', (chunk: Buffer) => chunks.push(chunk));
    const options = { secrets, release: '1.2.3', now: TEST_NOW, workDir: newFolder() };
    await makeBackup({ ...options, dataDir: from, databaseUrl }, out);
    return Buffer.concat(chunks);
  }
  async function* input(tar: Buffer) {
    yield await Promise.resolve(tar);
  }
  const restore = (tar: Buffer, to: string, databaseUrl: string | null) =>
    restoreBackup(input(tar), {
      ...{ dataDir: to, databaseUrl, secrets, replace: false, otherSecrets: false, now: TEST_NOW },
    });

  test('of PostgreSQL are restored to PostgreSQL and to SQLite', async () => {
    const url = await createDatabase(postgres, 'filled');
    const site = await openTestApi({ databasePath: url });
    const reference = await createWithFiles(site);
    await site.api.close();
    const files = await filesOf(url, newFolder());
    const [from, beside, sqlite] = [newFolder(), newFolder(), newFolder()];
    // The folder has a mail, and a file from before its move to PostgreSQL.
    for (const name of ['outbox/m.eml', 'proofs/before-the-move.pdf']) {
      mkdirSync(path.join(from, path.dirname(name)));
      writeFileSync(path.join(from, name), name);
    }
    const tar = await backup(from, url);

    const again = await createDatabase(postgres, 'empty');
    const { manifest, warnings } = await restore(tar, beside, again);
    expect([manifest.rows.orders, warnings]).toEqual([1, []]);
    await restore(tar, sqlite, null);
    const fromSqlite = await createDatabase(postgres, 'empty');
    await restore(await backup(sqlite, null), newFolder(), fromSqlite);
    for (const folder of [beside, sqlite])
      expect(readFileSync(path.join(folder, 'outbox/m.eml'), 'utf8')).toBe('outbox/m.eml');
    expect(STORED_FOLDERS.flatMap((one) => listFolder(beside, one))).toEqual([]);
    for (const location of [again, path.join(sqlite, 'charity.db'), fromSqlite]) {
      expect(await filesOf(location, sqlite)).toEqual(files);
      const db = await open(location);
      const orders = await db.selectFrom('orders').select('reference').execute();
      expect(orders).toEqual([{ reference }]);
      const offerings = await db.selectFrom('offerings').select('id').execute();
      expect(offerings).toHaveLength(manifest.rows.offerings!);
    }
  });

  test('are not restored over other data', async () => {
    const url = await createDatabase(postgres, 'filled');
    const folder = newFolder();
    const tar = await backup(folder, url);
    await expect(restore(tar, folder, url)).rejects.toThrow(/is not empty/);
  });
});
