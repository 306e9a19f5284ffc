/** Tests of the content kind of events: valid and invalid files, taken seats, withdrawal, and moved dates. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Kysely } from 'kysely';
import { changedCharity, problemsOfEach, validContent } from '#tests/support/api/content-folder';
import { TEST_NOW } from '#tests/support/api/database';
import { setupDatabases } from '#tests/support/api/opened-databases';
import type { Database } from '#api/db/tables';
import { ContentError } from '../content';
import { createMove } from '../move';
import { importContent } from '../import';
import { events } from './events';
import { insertRows } from '#tests/support/api/rows';

const database = setupDatabases();

const EVENING = 'events/school-evening.yaml';
const changed = (...changes: [from: string | RegExp, to: string][]) =>
  changedCharity(
    { [EVENING]: (text) => changes.reduce((old, [from, to]) => old.replace(from, to), text) },
    ['events'],
  );
const importInto = async (db: Kysely<Database>, folder: string) =>
  importContent(db, await validContent(folder), { now: TEST_NOW });
const withoutEvening = () => {
  const folder = changedCharity({}, ['events']);
  rmSync(path.join(folder, EVENING));
  return folder;
};
const rowOf = (db: Kysely<Database>) =>
  db.selectFrom('events').selectAll().where('id', '=', 'school-evening').executeTakeFirst();
const setTaken = (db: Kysely<Database>, taken: number) =>
  db.updateTable('events').set({ taken }).where('id', '=', 'school-evening').execute();

describe('a file with one mistake', () => {
  const MISTAKES = [
    ['2026-04-04 21:30', '2026-04-04 19:00', 'ends: The event ends before it starts.'],
    ['2026-04-04 21:30', '2026-04-04', 'ends: “2026-04-04” is not a day and a time'],
    ['https://maps', 'javascript:alert(1)//', 'map: “javascript:alert(1)//'],
    ['seats: 120', 'most_seats: 21', 'most_seats: At most 20 seats in one application.'],
    ['20:40', '24:00', 'agenda[2].time: “24:00” is not a time such as'],
    ['campaign: tankers', 'campaign: nowhere', 'campaign: The link /projects/nowhere is broken'],
  ] as const;
  let found: string[][];
  beforeAll(async () => {
    found = await problemsOfEach(MISTAKES.map(([from, to]) => ({ file: EVENING, from, to })));
  });

  test.each(MISTAKES.map((mistake, at) => [...mistake, at] as const))(
    'check reports %j changed to %j',
    (_, __, problem, at) => expect(found[at]).toEqual([expect.stringContaining(problem)]),
  );
});

test('seats can change, but not to fewer than are taken, and taken seats stay', async () => {
  const db = await database();
  await setTaken(db, 82);
  await importInto(db, changed(['seats: 120', 'seats: 82']));
  expect(await rowOf(db)).toMatchObject({ capacity: 82, taken: 82 });
  const tooFew = await importInto(db, changed(['seats: 120', 'seats: 81'])).catch(
    (error: unknown) => error,
  );
  expect(tooFew).toBeInstanceOf(ContentError);
  expect((tooFew as ContentError).message).toContain(
    '82 seats are already taken, so the number of seats cannot be 81.',
  );
  expect(await rowOf(db)).toMatchObject({ capacity: 82, taken: 82 });
  await importInto(db, changed(['seats: 120\n', '']));
  expect(await rowOf(db)).toMatchObject({ capacity: null, taken: 82 });
});

test('an event with applications is withdrawn, and comes back with its file', async () => {
  const db = await database();
  await setTaken(db, 2);
  const at = TEST_NOW.toISOString();
  await insertRows(db, 'applications', {
    ...{ id: 'a', reference: 'AP-1', kind: 'event', subject: 'school-evening' },
    ...{ state: 'confirmed', name: 'A', email: 'a@example.org', phone: null, locale: 'en' },
    ...{ data: '{}', seats: 2, dedupe_key: 'a', account_id: null },
    ...{ created_at: at, updated_at: at },
  });
  const folder = withoutEvening();
  expect(await importInto(db, folder)).toMatchObject([{ what: 'withdrawn', removal: 'hidden' }]);
  expect(await rowOf(db)).toMatchObject({ withdrawn: 1, taken: 2 });
  expect(await importInto(db, folder)).toEqual([]);
  expect(await importInto(db, changedCharity({}, ['events']))).toMatchObject([{ what: 'added' }]);
  expect(await rowOf(db)).toMatchObject({ withdrawn: 0, taken: 2 });
});

test('a move keeps weekday and time of an event', async () => {
  const db = await database();
  const [evening] = (await events.read(db)).filter(({ id }) => id === 'school-evening');
  const move = createMove('2026-03-12', new Date('2026-11-22T10:00:00Z'));
  const { starts, ends } = events.move!(evening!.value, move);
  expect([starts, ends]).toEqual(['2026-12-12 19:00', '2026-12-12 21:30']);
  const weekday = (local: string) => new Date(`${local.slice(0, 10)}T00:00:00Z`).getUTCDay();
  expect(weekday(starts)).toBe(weekday('2026-04-04'));
});
