/** Migration 27: applications of the last release get their work and search words, and can have several answers. */
import { Kysely, sql } from 'kysely';
import Libsql from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LibsqlDialect, type RawDatabase } from '../driver';
import { migrate } from '../migrate';
import type { Database } from '../tables';
import * as applications from './0027-applications';
import { MIGRATIONS } from './index';

const BEFORE = MIGRATIONS.indexOf(applications);
const TIME = '2026-03-12T06:00:00.000Z';

let db: Kysely<Database>;
beforeEach(async () => {
  const raw = new Libsql(':memory:') as unknown as RawDatabase;
  raw.exec('pragma foreign_keys = on');
  db = new Kysely<Database>({ dialect: new LibsqlDialect(raw, 0) });
  await migrate(db, MIGRATIONS.slice(0, BEFORE));
  for (const [id, kind, state] of [
    ['a', 'event', 'waiting'],
    ['b', 'contact', 'received'],
  ])
    await sql`insert into applications (id, reference, kind, state, name, email, locale, data, seats, dedupe_key,
        created_at, updated_at)
      values (${id}, ${id}, ${kind}, ${state}, 'Mâryam الحارثي', 'm@example.org', 'ar', '{}', 1, ${id},
        ${TIME}, ${TIME})`.execute(db);
  await migrate(db, MIGRATIONS.slice(0, BEFORE + 1));
});
afterEach(() => db.destroy());

const insertMail = (id: string, kind: string) =>
  sql`insert into outbox (id, application_id, kind, due_at, tries, created_at)
    values (${id}, 'b', ${kind}, ${TIME}, 0, ${TIME})`.execute(db);

test('applications wait for staff, except those for events, and have the words of their name', async () => {
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'handling', 'words'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { id: 'a', handling: 'done', words: ' maryam حارثي' },
    { id: 'b', handling: 'new', words: ' maryam حارثي' },
  ]);
});

test('an application has several answers, and one mail of each other kind', async () => {
  await insertMail('1', 'application-answer');
  await insertMail('2', 'application-answer');
  await insertMail('3', 'application-received');
  await expect(insertMail('4', 'application-received')).rejects.toThrow(/UNIQUE/);
});
