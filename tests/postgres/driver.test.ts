/** Tests the driver for PostgreSQL: writers that wait for each other, lost connections, values and sort orders as with SQLite. */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { setRecorder } from '#contract/telemetry/metrics';
import { lockNames } from '#api/db/dialect';
import { openDatabase, type OpenDatabase } from '#api/db/open';
import { transact } from '#api/db/transact';
import { connect, withoutPassword } from '#api/db/postgres/open';
import { POSTGRES_VARIABLE } from '#tests/support/api/database';
import { administer, createDatabase } from '#tests/support/postgres/copies';
import { openProxy } from '#tests/support/postgres/proxy';
import { oneRow } from '#tests/support/api/rows';

const postgres = process.env[POSTGRES_VARIABLE]!;

let url: string;
let one: OpenDatabase;
let other: OpenDatabase;
/** Waits for locks as long as a test takes. */
let patient: OpenDatabase;
beforeEach(async () => {
  url = await createDatabase(postgres, 'empty');
  const waits = [2_000, 100, 60_000];
  [one, other, patient] = (await Promise.all(waits.map((ms) => openDatabase(url, ms)))) as [
    ...[OpenDatabase, OpenDatabase, OpenDatabase],
  ];
});
afterEach(() => Promise.all([one, other, patient].map((db) => db.close())));

const row = (key: string) => ({ category: 'test', key, value: key });
const insert = ({ db }: Pick<OpenDatabase, 'db'>, key: string) =>
  db.insertInto('settings').values(row(key)).execute();
const keys = async ({ db }: OpenDatabase) =>
  (await db.selectFrom('settings').select('key').orderBy('key').execute()).map(({ key }) => key);

/** Ends all connections of the database, as a restart of the server does. */
const endConnections = () =>
  administer(
    postgres,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = '${new URL(url).pathname.slice(1)}'`,
  );

/** Runs a statement as another process that does not end its transaction. @returns a function that ends it */
async function hold(statement: string): Promise<() => Promise<void>> {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query(`begin; ${statement}`);
  return () => holder.end();
}
/** Holds the lock of an area, or of another name. @returns a function that releases it */
async function holdName(name: string): Promise<() => Promise<void>> {
  let release = () => {};
  let held = Promise.resolve();
  await new Promise<void>((done) => {
    held = patient.db.transaction().execute(async (tx) => {
      await lockNames(tx, [name]);
      done();
      await new Promise<void>((end) => (release = end));
    });
  });
  return () => (release(), held);
}

describe('writers', () => {
  test('of two processes wait for each other, so that both can read and then write', async () => {
    await one.db.updateTable('content_version').set({ version: 0 }).execute();
    const increase = ({ db }: OpenDatabase) =>
      transact(db, 'staff', async (tx) => {
        const { version } = await oneRow(tx, 'content_version');
        await tx
          .updateTable('content_version')
          .set({ version: version + 1 })
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, (_, at) => increase(at % 2 ? one : patient)));
    const { version } = await oneRow(one.db, 'content_version');
    expect(version).toBe(20);
  });

  test('of one area run one after another in all processes, and all others meanwhile', async () => {
    const log: string[] = [];
    let release = () => {};
    const released = new Promise<void>((done) => (release = done));
    let begin = () => {};
    const begun = new Promise<void>((done) => (begin = done));
    const held = transact(one.db, 'staff', async (tx) => {
      await insert({ db: tx }, 'held');
      begin();
      await released;
      log.push('held');
    });
    await begun;
    for (const turn of ['beside', 'first', 'content'] as const)
      await transact(one.db, turn, (tx) => insert({ db: tx }, turn));
    await insert(one, 'single');
    log.push('others');
    const same = transact(patient.db, 'staff', async () => void log.push('same area'));
    await vi.waitUntil(hasWriter, { timeout: 10_000 });
    release();
    await Promise.all([held, same]);
    expect(log).toEqual(['others', 'held', 'same area']);
  });

  test('send one message for a statement, and one for the begin and the lock of a transaction', async () => {
    await keys(one);
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    await insert(one, 'single');
    expect(sent).toHaveBeenCalledTimes(1);
    await transact(one.db, 'staff', (tx) => insert({ db: tx }, 'staff'));
    expect(sent).toHaveBeenCalledTimes(4);
    await transact(one.db, 'beside', () => Promise.resolve());
    expect(sent).toHaveBeenCalledTimes(4);
  });

  test('that wait for rows of each other are both stored, because one of them runs again', async () => {
    await insert(one, 'a');
    await insert(one, 'b');
    let waiting = 0;
    let meet = () => {};
    const met = new Promise<void>((done) => (meet = done));
    const change = (first: string, second: string) =>
      transact(one.db, 'beside', async (tx) => {
        const add = (key: string) =>
          tx
            .updateTable('settings')
            .set(({ eb }) => ({ value: eb(sql<string>`value`, '||', '+') }))
            .where('key', '=', key)
            .execute();
        await add(first);
        if ((waiting += 1) === 2) meet();
        await met;
        await add(second);
      });
    await Promise.all([change('a', 'b'), change('b', 'a')]);
    const rows = await one.db.selectFrom('settings').select('value').orderBy('key').execute();
    expect(rows.map(({ value }) => value)).toEqual(['a++', 'b++']);
    // Again more than once when it locks its first row before the other transaction, which waits for it, has woken up.
    expect(waiting).toBeGreaterThan(2);
  });

  test('are rejected as busy when another process has their area for longer than they may wait, and no others are', async () => {
    const release = await holdName('staff');
    const write = (key: string) => transact(other.db, 'staff', (tx) => insert({ db: tx }, key));
    await expect(write('busy')).rejects.toMatchObject({ code: 'request.busy' });
    await insert(other, 'single');
    await release();
    await write('later');
    expect(await keys(one)).toEqual(['later', 'single']);
  });

  test('of one process are rejected together when another process has their row for long', async () => {
    await insert(one, 'row');
    const release = await hold(`select 1 from settings where key = 'row' for update`);
    const db = connect(url, 500);
    const started = performance.now();
    const failed: number[] = [];
    const change = () =>
      transact(db, 'beside', (tx) => tx.updateTable('settings').set({ value: 'new' }).execute());
    const writes = Array.from({ length: 5 }, async () => {
      await expect(change()).rejects.toMatchObject({ code: 'request.busy' });
      failed.push(performance.now() - started);
    });
    await Promise.all(writes);
    // One after another, the last one would take five times as long as the first.
    expect(Math.max(...failed)).toBeLessThan(Math.min(...failed) * 3);
    await release();
    await change();
    await db.destroy();
  });

  test('of a starting process wait until another process has created the tables', async () => {
    const release = await holdName('tables');
    const started = openDatabase(url, 1);
    await vi.waitUntil(hasWriter, { timeout: 10_000 });
    await release();
    await (await started).close();
  });

  test('are counted when they are rejected', async () => {
    const counted: object[] = [];
    setRecorder({ count: (name, labels) => counted.push({ name, ...labels }), observe: () => {} });
    onTestFinished(() => setRecorder(undefined));
    const write = () => transact(other.db, 'staff', () => Promise.resolve());
    await write();
    expect(counted).toEqual([]);
    const release = await holdName('staff');
    await expect(write()).rejects.toMatchObject({ code: 'request.busy' });
    expect(counted).toEqual([{ name: 'database_busy_total', result: 'failed' }]);
    await release();
  });

  /** Returns true when a writer waits for a lock. */
  async function hasWriter(): Promise<boolean> {
    const { rows } = await sql`select 1 from pg_locks join pg_database on
      pg_database.oid = database where not granted and datname = current_database()`.execute(
      one.db,
    );
    return rows.length === 1;
  }

  test('leave nothing of a transaction that fails', async () => {
    const failed = one.db.transaction().execute(async (tx) => {
      await insert({ db: tx }, 'a');
      await insert({ db: tx }, 'a');
    });
    await expect(failed).rejects.toMatchObject({ code: '23505' });
    await insert(one, 'b');
    expect(await keys(other)).toEqual(['b']);
  });
});

describe('after a restart of the server', () => {
  test('reads and writes work again without an error', async () => {
    await insert(one, 'before');
    await endConnections();
    expect(await keys(one)).toEqual(['before']);
    await endConnections();
    await insert(one, 'after');
    expect(await keys(one)).toEqual(['after', 'before']);
  });

  test('a transaction that was interrupted is rejected as busy and undone', async () => {
    const interrupted = one.db.transaction().execute(async (tx) => {
      await insert({ db: tx }, 'lost');
      await endConnections();
      await insert({ db: tx }, 'also lost');
    });
    await expect(interrupted).rejects.toMatchObject({ code: 'request.busy' });
    expect(await keys(one)).toEqual([]);
  });
});

test('a server that ends a connection in the same packet as it accepts it does not end the process', async () => {
  const message = (type: string, ...parts: (string | Buffer)[]) => {
    const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length + 4);
    return Buffer.concat([Buffer.from(type), length, body]);
  };
  const accepted = [message('R', Buffer.alloc(4)), message('Z', 'I')];
  const ended = message('E', 'SFATAL\0', 'C57P01\0', 'Mthe server stops\0', '\0');
  const server = createServer((socket) =>
    socket.once('data', () => socket.end(Buffer.concat([...accepted, ended]))),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const db = connect(`postgres://postgres@127.0.0.1:${port}/postgres`, 100);
  await expect(sql`select 1`.execute(db)).rejects.toMatchObject({ code: 'request.busy' });
  await db.destroy();
  server.close();
});

describe('a server that does not respond', () => {
  /** Connections of one pool, whose only connection is used again unless it is closed. */
  const impatient = () => connect(url, 60_000, { max: 1, queryTimeoutMs: 1_000 });
  const sessionOf = async (db: OpenDatabase['db']) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]!.pid;

  test('makes a read fail as busy, and its connection is closed', async () => {
    const db = impatient();
    const before = await sessionOf(db);
    const late = sql`select pg_sleep(20)`.execute(db);
    await expect(late).rejects.toMatchObject({ code: 'request.busy' });
    expect(await sessionOf(db)).not.toBe(before);
    await db.destroy();
  });

  test('makes a transaction fail as busy, and its connection is closed with the transaction', async () => {
    const db = impatient();
    const before = await sessionOf(db);
    const late = db.transaction().execute(async (tx) => {
      await insert({ db: tx }, 'late');
      await sql`select pg_sleep(20)`.execute(tx);
    });
    await expect(late).rejects.toMatchObject({ code: 'request.busy' });
    expect(await sessionOf(db)).not.toBe(before);
    expect(await db.selectFrom('settings').select('key').execute()).toEqual([]);
    await db.destroy();
  });

  test('makes a read without a connection fail once, and not after a second try', async () => {
    const proxy = await openProxy(path.join(postgres, '.s.PGSQL.5432'));
    proxy.pause();
    const db = connect(`postgres://postgres@127.0.0.1:${proxy.port}/postgres`, 100);
    const started = performance.now();
    await expect(sql`select 1`.execute(db)).rejects.toMatchObject({ code: 'request.busy' });
    // Shorter than two times CONNECT_TIMEOUT_MS.
    expect(performance.now() - started).toBeLessThan(5_500);
    proxy.close();
    await db.destroy();
  });
});

describe('a commit', () => {
  test('fails when an earlier statement of the transaction failed', async () => {
    const failed = one.db.transaction().execute(async (tx) => {
      await insert({ db: tx }, 'a');
      await insert({ db: tx }, 'a').catch(() => undefined);
    });
    await expect(failed).rejects.toThrow(/did not commit \(ROLLBACK\)/);
    expect(await keys(one)).toEqual([]);
    await insert(one, 'b');
    expect(await keys(one)).toEqual(['b']);
  });

  test('whose connection is lost does not report that nothing was saved', async () => {
    // A check at the commit ends its own connection, as a restart of the server can.
    await sql`create function ends_connection() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`.execute(one.db);
    await sql`create constraint trigger ends_connection after insert on settings
      deferrable initially deferred for each row execute function ends_connection()`.execute(
      one.db,
    );
    const lost = { code: 'server.failed' };
    await expect(insert(one, 'a')).rejects.toMatchObject(lost);
    await expect(
      one.db.transaction().execute((tx) => insert({ db: tx }, 'b')),
    ).rejects.toMatchObject(lost);
    expect(await keys(one)).toEqual([]);
  });

  test('after the connection was lost is rejected as busy, because nothing was saved', async () => {
    const interrupted = one.db.transaction().execute(async (tx) => {
      await insert({ db: tx }, 'lost');
      await endConnections();
      // The transaction has noticed the loss before its commit.
      await expect(insert({ db: tx }, 'also lost')).rejects.toThrow();
    });
    await expect(interrupted).rejects.toMatchObject({ code: 'request.busy' });
  });
});

describe('values and orders', () => {
  test('null sorts first, and an empty list has no rows', async () => {
    await one.db
      .insertInto('search_entries')
      .values(
        [null, '2026-01-01'].map((shown_from, at) => ({
          ...{ seq: at + 1, kind: 'page' as const, id: `page-${at}`, title: '{}', texts: '[]' },
          ...{ within: null, picture: null, shown_from },
        })),
      )
      .execute();
    const sorted = (direction: 'asc' | 'desc') =>
      one.db.selectFrom('search_entries').select('id').orderBy('shown_from', direction).execute();
    expect(await sorted('asc')).toEqual([{ id: 'page-0' }, { id: 'page-1' }]);
    expect(await sorted('desc')).toEqual([{ id: 'page-1' }, { id: 'page-0' }]);
    const none = one.db.selectFrom('search_entries').select('id').where('id', 'in', []);
    expect(await none.execute()).toEqual([]);
  });

  test('texts are sorted by their bytes', async () => {
    for (const key of ['b', 'B', 'a', 'ç', 'Z']) await insert(one, key);
    expect(await keys(one)).toEqual(['B', 'Z', 'a', 'b', 'ç']);
  });

  test('a NUL in a text is stored as another character', async () => {
    await insert(one, 'a\0b');
    expect(await keys(one)).toEqual(['a\ufffdb']);
  });

  test('an integer that JavaScript cannot represent is an error', async () => {
    await expect(sql`select 9007199254740993::bigint as n`.execute(one.db)).rejects.toThrow(
      RangeError,
    );
  });
});

test('the URL in messages has no password', () => {
  expect(
    withoutPassword('postgres://nadawah:the-password@db:5433/nadawah?sslmode=disable&x=secret'),
  ).toBe('postgres://nadawah@db:5433/nadawah');
});
