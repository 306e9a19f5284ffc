/** Opening a database: settings, damaged files, files of another schema, locks, parameter types. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../http/errors';
import { requireSchema } from './create';
import { openDatabase, openForReading, type OpenDatabase } from './open';
import { SCHEMA_VERSION } from './schema';
import type { Database } from './tables';

const opened: OpenDatabase[] = [];
async function open(file: string, lockTimeoutMs = 0): Promise<Kysely<Database>> {
  const database = await openDatabase(file, lockTimeoutMs);
  opened.push(database);
  return database.db;
}
const newFile = () => path.join(mkdtempSync(path.join(tmpdir(), 'database-')), 'charity.db');
const setting = (key: string) => ({ category: 'test', key, value: '1' });

afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

describe('opening a database file', () => {
  it('creates a missing file with the schema, write-ahead log and full synchronisation', async () => {
    const db = await open(newFile());
    expect(await db.selectFrom('schema_version').selectAll().execute()).toEqual([
      { version: SCHEMA_VERSION },
    ]);
    const pragma = async (name: string) =>
      Object.values(
        (await sql<Record<string, unknown>>`${sql.raw(`pragma ${name}`)}`.execute(db)).rows[0]!,
      )[0];
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    expect(await pragma('busy_timeout')).toBe(40);
  });

  it('keeps the rows of an existing file', async () => {
    const file = newFile();
    const first = await openDatabase(file);
    await first.db.insertInto('settings').values(setting('kept')).execute();
    await first.close();
    const db = await open(file);
    expect(await db.selectFrom('settings').select('key').execute()).toEqual([{ key: 'kept' }]);
  });

  it('rejects the statements of a transaction that begins before the file is closed', async () => {
    const database = await openDatabase(newFile());
    const writing = database.db.transaction().execute(async (tx) => {
      await database.db.destroy();
      await tx.insertInto('settings').values(setting('late')).execute();
    });
    await expect(writing).rejects.toThrow('not open');
  });

  it('rejects a file of another schema, with what to do, and does not change it', async () => {
    const file = newFile();
    const first = await openDatabase(file);
    await first.db.updateTable('schema_version').set({ version: 'other' }).execute();
    await first.close();
    const bytes = readFileSync(file);
    for (const openFile of [openDatabase, openForReading])
      await expect(openFile(file)).rejects.toThrow(
        /does not have the schema of this release, and was not changed\. Start the site, or restore/,
      );
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  it('reports a locked database as locked, not as one of another schema', async () => {
    const locked = Promise.reject(new ApiError('request.busy'));
    await expect(requireSchema(locked)).rejects.toThrow(ApiError);
  });

  it.each([
    ['garbage', Buffer.from('this is no database '.repeat(500))],
    ['a broken header', Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(4_080, 7)])],
  ])('rejects a file with %s and does not change its bytes', async (_what, bytes) => {
    const file = newFile();
    writeFileSync(file, bytes);
    await expect(openDatabase(file)).rejects.toThrow(/cannot be read.*restore a backup/);
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  it('rejects a file in which pages were overwritten and does not change its bytes', async () => {
    const file = newFile();
    const first = await openDatabase(file);
    await first.close();
    const bytes = readFileSync(file);
    bytes.fill(0xab, 4_096, 4_096 * 3);
    writeFileSync(file, bytes);
    await expect(openDatabase(file)).rejects.toThrow(/cannot be read/);
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });
});

describe('a write lock of another process', () => {
  it('makes a write fail with request.busy, and the write succeeds after the lock is released', async () => {
    const file = newFile();
    const ours = await open(file);
    const theirs = await open(file);
    const insert = () => ours.insertInto('settings').values(setting('ours')).execute();
    await theirs.transaction().execute(async (held) => {
      await held.insertInto('settings').values(setting('theirs')).execute();
      await expect(insert()).rejects.toThrow(new ApiError('request.busy'));
      await expect(ours.transaction().execute(insert)).rejects.toThrow(
        new ApiError('request.busy'),
      );
      // A write lock does not block readers.
      expect(await ours.selectFrom('settings').select('key').execute()).toEqual([]);
    });
    // Without `acquireWriteLock`, libsql would return an old snapshot after a statement that failed on a lock.
    expect(await ours.selectFrom('settings').select('key').execute()).toEqual([{ key: 'theirs' }]);
    await insert();
    expect(await ours.selectFrom('settings').select('key').orderBy('key').execute()).toEqual([
      { key: 'ours' },
      { key: 'theirs' },
    ]);
  });

  it('does not block the event loop while a write waits for it', async () => {
    const file = newFile();
    const ours = await open(file, 5_000);
    const theirs = await open(file);
    let release = () => {};
    const held = theirs.transaction().execute(() => new Promise<void>((done) => (release = done)));
    setImmediate(() => release());
    await ours.insertInto('settings').values(setting('waiting')).execute();
    await held;
  });

  it('does not delay reads, and 20 writes that wait for it fail together, not one after another', async () => {
    const file = newFile();
    const ours = await open(file, 300);
    const theirs = await open(file);
    const failed: number[] = [];
    const started = performance.now();
    await theirs.transaction().execute(async () => {
      const writes = Array.from({ length: 20 }, (_, n) =>
        ours
          .insertInto('settings')
          .values(setting(`waiting-${n}`))
          .execute()
          .catch(() => failed.push(performance.now() - started)),
      );
      const read = await ours.selectFrom('settings').select('key').execute();
      expect([read, failed]).toEqual([[], []]);
      await Promise.all(writes);
    });
    expect(failed).toHaveLength(20);
    // One after another, they would take 20 times as long as the first.
    expect(Math.max(...failed)).toBeLessThan(Math.min(...failed) * 5);
  });
});

describe('query parameters', () => {
  it('keep their type, and an unsupported type throws instead of crashing the process', async () => {
    const db = await open(':memory:');
    const { rows } = await sql`select typeof(${5}) as whole, typeof(${1.5}) as part, ${true} as yes,
      ${9_007_199_254_740_991} as big, ${null} as gap`.execute(db);
    expect(rows).toEqual([
      { whole: 'integer', part: 'real', yes: 1, big: 9_007_199_254_740_991, gap: null },
    ]);
    await expect(sql`select ${new Date(0)}`.execute(db)).rejects.toThrow(TypeError);
    await expect(sql`select ${undefined}`.execute(db)).rejects.toThrow(TypeError);
  });
});
