/** Tests of the endpoints of events: order, filters, search, similar events, one event, and unreadable rows. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Reply } from '#contract/endpoints';
import { TEST_NOW, resultOf } from '#tests/support/api/api';
import { sharedApi } from '#tests/support/api/opened-api';
import { plansOf } from '#tests/support/api/plans';
import { testPlan } from '#tests/support/api/sqlite-only';
import { eventQuerySchema } from '#contract/events';
import { pageOfEvents } from './repository';

const api = sharedApi();

const events = (query = '') => resultOf<Reply<'events'>['result']>(api.get(`/events${query}`));
const ids = async (query = '') => (await events(query)).data.map(({ id }) => id);

const COMING = ['school-evening', 'olive-morning', 'packing-day', 'open-questions'];
const PAST = ['women-lesson', 'water-walk'];

describe('the list of events', () => {
  test.each([
    ['', [...COMING, ...PAST]],
    ['?when=coming', COMING],
    ['?when=past', PAST],
    ['?area=muscat', ['school-evening', 'packing-day', 'water-walk']],
    ['?audience=everyone&when=coming', ['school-evening', 'open-questions']],
    ['?area=moon', []],
    ['?area=&audience=&when=&search=', [...COMING, ...PAST]],
    ['?audience=nobody&when=never', [...COMING, ...PAST]],
  ])('for the query %j has the events %j', async (query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  test('an event that runs now is still coming, until its end', async () => {
    const { clock } = api;
    const before = clock.now;
    clock.now = new Date('2026-04-04T17:29:59Z');
    expect(await ids('?when=coming')).toEqual(COMING);
    clock.now = new Date('2026-04-04T17:30:00Z');
    expect(await ids('?when=coming')).toEqual(COMING.slice(1));
    expect((await ids('?when=past'))[0]).toBe('school-evening');
    clock.now = before;
  });

  test('counts all matching events, and not only those of the page', async () => {
    expect(await events('?when=coming&limit=1')).toMatchObject({ total: 4, data: { length: 1 } });
  });

  test.each([
    ['olive', ['olive-morning']],
    ['sohar', ['olive-morning', 'women-lesson']],
  ])('the search for %j finds %j', async (search, expected) => {
    expect(await ids(`?search=${encodeURIComponent(search)}`)).toEqual(expected);
  });

  test('similar events have the same audience or area, and do not include the event', async () => {
    expect(await ids('?similar=olive-morning')).toEqual(['women-lesson']);
    expect(await ids('?similar=packing-day')).toEqual(['school-evening', 'water-walk']);
    expect(await ids('?similar=unknown')).toEqual([]);
  });
});

test('an event has its times in UTC, seats, agenda, place and campaign', async () => {
  const result = await resultOf<Reply<'event'>['result']>(api.get('/events/school-evening'));
  expect(result).toMatchObject({
    startsAt: '2026-04-04T15:00:00.000Z',
    endsAt: '2026-04-04T17:30:00.000Z',
    timeZone: 'Asia/Muscat',
    seats: { capacity: 120, taken: 0 },
    mapUrl: 'https://maps.example/?q=harbour',
    campaign: 'tankers',
    mostSeats: 4,
    agenda: [{ time: '19:00' }, { time: '20:40', text: { ar: 'أسئلة' } }],
  });
});

test('a withdrawn event is in no list and has no page', async () => {
  const set = (withdrawn: 0 | 1) =>
    api.db.updateTable('events').set({ withdrawn }).where('id', '=', 'water-walk').execute();
  await set(1);
  expect(await ids('?when=past')).toEqual(['women-lesson']);
  expect((await api.get('/events/water-walk')).status).toBe(404);
  await set(0);
});

testPlan('coming events are read by their end, past ones in the order of an index', async () => {
  // As in a database of many events: with few, SQLite scans and sorts them.
  await sql`delete from sqlite_stat1 where tbl = 'events'`.execute(api.db);
  await sql`analyze sqlite_schema`.execute(api.db);
  const [, coming, past, ...others] = await plansOf(api, 'events', (db) =>
    pageOfEvents(db, eventQuerySchema.parse({ limit: 100 }), TEST_NOW.toISOString()),
  );
  expect(others).toEqual([]);
  expect(coming).toContain('SEARCH events USING INDEX events_ends_at');
  expect(past).toContain('USING INDEX events_by_time');
  expect(past).not.toContain('TEMP B-TREE');
});
