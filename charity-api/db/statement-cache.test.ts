/** Tests that SQLite statements are prepared once, and that a statement which libsql could leave open is not used again. */
import { sql } from 'kysely';
import Libsql from 'libsql';
import { expect, test, vi } from 'vitest';
import { openDatabase } from './open';
import { withStatementCache } from './driver';

/** A real database, with the texts of the statements that it has prepared. */
function openCounted() {
  const raw = new Libsql(':memory:');
  raw.exec('create table gifts (id integer primary key, name text not null unique)');
  const prepared: string[] = [];
  const cached = withStatementCache({
    prepare: (text: string) => {
      prepared.push(text);
      return raw.prepare(text) as never;
    },
    close: () => void raw.close(),
  });
  const all = (text: string, ...parameters: unknown[]) => cached.prepare(text).all(parameters);
  const run = (text: string, ...parameters: unknown[]) => cached.prepare(text).run(parameters);
  return { raw, cached, prepared, all, run };
}
const INSERT = 'insert into gifts (name) values (?)';
const SELECT = 'select * from gifts where name >= ? order by name';

test('a statement is prepared once, and runs with its own parameters each time', () => {
  const { prepared, all, run } = openCounted();
  for (const name of ['a', 'b', 'c']) run(INSERT, name);
  expect(all(SELECT, 'b')).toMatchObject([{ name: 'b' }, { name: 'c' }]);
  expect(all(SELECT, 'c')).toMatchObject([{ name: 'c' }]);
  expect(all(SELECT, 'd')).toEqual([]);
  expect(prepared).toEqual([INSERT, SELECT]);
});

test('a statement that fails is prepared again', () => {
  const { prepared, run } = openCounted();
  run(INSERT, 'a');
  expect(() => run(INSERT, 'a')).toThrow(/UNIQUE/);
  run(INSERT, 'b');
  expect(prepared).toEqual([INSERT, INSERT]);
});

test('a statement whose rows are read one by one is not used for another result', () => {
  const { cached, all, run } = openCounted();
  for (const name of ['a', 'b', 'c']) run(INSERT, name);
  all(SELECT, 'a');
  const rows = cached.prepare(SELECT).iterate(['a']);
  expect(rows.next().value).toMatchObject({ name: 'a' });
  expect(all(SELECT, 'c')).toMatchObject([{ name: 'c' }]);
  expect([...rows]).toMatchObject([{ name: 'b' }, { name: 'c' }]);
});

test('a statement reads a column that was added after it was prepared', () => {
  const { raw, all, run } = openCounted();
  run(INSERT, 'a');
  all(SELECT, 'a');
  raw.exec("alter table gifts add column note text default 'new'");
  expect(all(SELECT, 'a')).toMatchObject([{ name: 'a', note: 'new' }]);
});

test('pragmas are not cached, and of other statements the 300 most recently used are', () => {
  const { prepared, all } = openCounted();
  for (const text of ['pragma user_version', 'pragma user_version']) all(text);
  expect(prepared).toHaveLength(2);
  const select = (n: number) => `select ${n} as n`;
  for (let n = 0; n <= 300; n++) all(select(n));
  prepared.length = 0;
  all(select(300));
  expect(prepared).toEqual([]);
  all(select(0));
  expect(prepared).toEqual([select(0)]);
});

test('the database of the API prepares a statement once', async () => {
  const prepare = vi.spyOn(Libsql.prototype, 'prepare');
  const { db, close } = await openDatabase(':memory:');
  prepare.mockClear();
  for (const n of [1, 2])
    expect((await sql`select ${n} + 1 as n`.execute(db)).rows).toEqual([{ n: n + 1 }]);
  expect(prepare).toHaveBeenCalledTimes(1);
  prepare.mockRestore();
  await close();
});
