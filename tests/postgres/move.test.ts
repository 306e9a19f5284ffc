/** Tests moves and backups between SQLite and PostgreSQL: all rows are copied, and none is overwritten or lost. */
import { mkdtempSync, rmSync } from 'node:fs';
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
import { createOrder, orderBody, sendOrder } from '#tests/support/api/orders';
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

/** A charity with orders, an account, texts in all languages, and a row number that was given and deleted. */
beforeAll(async () => {
  dataDir = newFolder();
  file = path.join(dataDir, 'charity.db');
  const api = await openTestApi({ databasePath: file });
  await createOrder(api, { method: 'Bank' });
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

  test('an interrupted move changes nothing in SQLite, and can be repeated', async () => {
    const interrupted = move(databaseUrl, () => {
      throw new Error('interrupted');
    });
    await expect(interrupted).rejects.toThrow('interrupted');
    await (await openDatabase(file)).close();
    expect((await move(databaseUrl)).rows.orders).toBe(2);
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
    const interrupted = move(databaseUrl, () => {
      throw new Error('interrupted');
    });
    await expect(interrupted).rejects.toThrow('interrupted');
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
    const { reference } = await createOrder(site, { method: 'Bank' });
    await site.api.close();
    const tar = await backup(newFolder(), url);

    const again = await createDatabase(postgres, 'empty');
    const { manifest } = await restore(tar, newFolder(), again);
    expect(manifest.rows.orders).toBe(1);
    const folder = newFolder();
    await restore(tar, folder, null);
    for (const location of [again, path.join(folder, 'charity.db')]) {
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
