/** Orphans: the order and filters of the list, the effect of gifts, and no birth date in any response. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Orphan, OrphanSummary } from '#contract/orphans';
import { remainingUnits } from '#domain/offerings';
import { addMonths } from '#domain/offerings/sponsorship';
import { TEST_NOW, resultOf } from '#tests/support/api/api';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { approveOrder, orderBody, createOrder, sendOrder } from '#tests/support/api/orders';
import { setFields } from '#tests/support/api/documents';
import { testPlan } from '#tests/support/api/sqlite-only';
import { changeRows } from '#tests/support/api/rows';

const api = apiOfEachTest();

const TODAY = TEST_NOW.toISOString().slice(0, 10);

async function list(query = ''): Promise<{ total: number; data: OrphanSummary[] }> {
  const answer = await api.get(`/orphans?limit=100${query}`);
  return ((await answer.json()) as { result: { total: number; data: OrphanSummary[] } }).result;
}
const ids = async (query: string) => (await list(query)).data.map(({ id }) => id);
const one = (id: string) => resultOf<Orphan>(api.get(`/orphans/${id}`));

const months = (id: string, quantity: number, price = 35_000) => ({
  lines: [{ offeringId: id, total: price * quantity, quantity, intention: 'sadaqa' as const }],
});
const pay = (order: Parameters<typeof approveOrder>[1]) => approveOrder(api, order);

describe('the list of orphans', () => {
  test('starts with orphans without a sponsor, then the soonest end of sponsorship, fully sponsored ones last', async () => {
    const { total, data } = await list();
    expect(total).toBe(data.length);
    expect(total).toBeGreaterThanOrEqual(14);
    const waiting = data.findIndex(({ sponsoredUntil }) => sponsoredUntil !== null);
    expect(waiting).toBeGreaterThan(3);
    expect(data.slice(waiting).every(({ sponsoredUntil }) => sponsoredUntil !== null)).toBe(true);
    const completed = data.findIndex(({ status }) => status === 'completed');
    expect(completed).toBe(total - 2);
    const ends = data.slice(waiting, completed).map(({ sponsoredUntil }) => sponsoredUntil);
    expect(ends).toEqual([...ends].sort());
    for (const child of data) {
      expect(child.age).toBeGreaterThanOrEqual(2);
      expect(child.limit?.unit).toBe('month');
      expect(child.price?.currency).toBe('OMR');
    }
  });

  test('contains only the matching orphans for each filter, and ignores invalid values', async () => {
    const { data } = await list();
    const where = (test: (child: OrphanSummary) => boolean) =>
      data.filter(test).map(({ id }) => id);
    const filters: [string, (child: OrphanSummary) => boolean][] = [
      ['&state=waiting', ({ sponsoredUntil }) => sponsoredUntil === null],
      ['&state=sponsored', ({ sponsoredUntil }) => sponsoredUntil !== null],
      ['&minAge=9&maxAge=12', ({ age }) => age >= 9 && age <= 12],
      ['&gender=female', ({ gender }) => gender === 'female'],
      ['&nationality=SY', ({ nationality }) => nationality === 'SY'],
      ['&orphanhood=both', ({ orphanhood }) => orphanhood === 'both'],
      ['&children=4', ({ children }) => children >= 4],
      ['&area=gaza', ({ area }) => area === 'gaza'],
      ['&zakat=true', ({ intentions }) => intentions.includes('zakat')],
      ['&gender=female&area=gaza', ({ gender, area }) => gender === 'female' && area === 'gaza'],
    ];
    for (const [query, test] of filters) {
      expect(await ids(query), query).toEqual(where(test));
      expect(where(test).length, query).toBeGreaterThan(0);
      expect(where(test).length, query).toBeLessThan(data.length);
    }
    expect(await ids('&gender=nonsense&minAge=old')).toEqual(data.map(({ id }) => id));
    expect(await ids('&minAge=&maxAge=&children=&area=&nationality=')).toEqual(
      data.map(({ id }) => id),
    );
    expect(await ids('&area=nowhere')).toEqual([]);
  });
});

describe('sponsorship months', () => {
  test('extend the sponsorship when they are paid; reserved months only reduce the remaining ones', async () => {
    const before = await one('orphan-amina');
    expect(before.sponsoredUntil).toBeNull();
    const order = await createOrder(api, months('orphan-amina', 6));
    const held = await one('orphan-amina');
    expect(held.sponsoredUntil).toBeNull();
    expect(remainingUnits(held.limit!)).toBe(remainingUnits(before.limit!) - 6);
    const paid = await pay(order);
    const after = await one('orphan-amina');
    expect(after.sponsoredUntil).toBe('2026-09-01');
    expect(paid.lines[0]!.period).toEqual({ from: '2026-03-01', until: after.sponsoredUntil });
  });

  test('of two lines for one child are consecutive', async () => {
    const lines = [6, 3].flatMap((quantity) => months('orphan-amina', quantity).lines);
    const paid = await pay(await createOrder(api, { lines }));
    expect(paid.lines.map(({ period }) => period)).toEqual([
      { from: '2026-03-01', until: '2026-09-01' },
      { from: '2026-09-01', until: '2026-12-01' },
    ]);
  });

  test('are limited by coming of age: more than remain are rejected, and all that remain complete it', async () => {
    const before = await one('orphan-hind');
    const left = remainingUnits(before.limit!);
    expect(left).toBe(3);
    const rejected = await sendOrder(api, orderBody(months('orphan-hind', left + 1)));
    expect([rejected.status, rejected.error.errorCode]).toEqual([409, 'order.itemTaken']);
    await pay(await createOrder(api, months('orphan-hind', left)));
    const after = await one('orphan-hind');
    expect(after).toMatchObject({
      status: 'completed',
      sponsoredUntil: before.sponsorableUntil,
      sponsorableUntil: before.sponsorableUntil,
    });
  });
});

test('an orphan who has come of age is not listed and returns 404', async () => {
  await changeRows(
    api.db,
    'orphans',
    { offering_id: 'orphan-majid' },
    { birth_date: addMonths(`${TODAY.slice(0, 7)}-01`, -18 * 12) },
  );
  expect((await api.get('/orphans/orphan-majid')).status).toBe(404);
  expect(await ids('')).not.toContain('orphan-majid');
});

test('age and coming of age change on the first of the month after the birthday', async () => {
  const born = (date: string) =>
    changeRows(api.db, 'orphans', { offering_id: 'orphan-majid' }, { birth_date: date });
  const ageOrStatus = async (day: string) => {
    api.clock.now = new Date(`${day}T06:00:00.000Z`);
    const answer = await api.get('/orphans/orphan-majid');
    return answer.status === 200
      ? ((await answer.json()) as { result: Orphan }).result.age
      : answer.status;
  };
  await born('2016-03-14');
  const days = ['2026-03-13', '2026-03-14', '2026-03-31'];
  for (const day of days) expect(await ageOrStatus(day), day).toBe(9);
  expect(await ageOrStatus('2026-04-01')).toBe(10);
  await born('2008-03-14');
  for (const day of days.slice(1)) expect(await ageOrStatus(day), day).toBe(17);
  expect(await ageOrStatus('2026-04-01')).toBe(404);
});

test('an orphan is not listed when all months have passed without a sponsor', async () => {
  await changeRows(api.db, 'offerings', { id: 'orphan-amina' }, { capacity: 6, taken: 0, paid: 0 });
  expect(await ids('')).not.toContain('orphan-amina');
  expect((await one('orphan-amina')).status).toBe('closed');
});

/** The fields of the tables and of the document that reveal it. */
const BIRTH_DATE_FIELDS = /birth|starts_?at|"(?:born|since)"/i;

test('no response contains a birth date or the start of the months', async () => {
  const rows = await api.db
    .selectFrom('orphans')
    .innerJoin('offerings', 'offerings.id', 'orphans.offering_id')
    .select(['offering_id', 'birth_date', 'starts_at'])
    .execute();
  expect(rows.length).toBeGreaterThanOrEqual(14);
  const order = await pay(await createOrder(api, months('orphan-amina', 3)));
  for (const { offering_id: id, birth_date } of rows) {
    const paths = [`/orphans/${id}`, `/offerings?ids=${id}`, '/orphans?limit=100'];
    const replies = [
      ...(await Promise.all(paths.map(async (path) => (await api.get(path)).text()))),
      await (await api.get(`/user/orders/${order.token}`)).text(),
    ];
    for (const reply of replies) {
      expect(reply).not.toContain(birth_date);
      expect(reply).not.toContain(addMonths(birth_date, 18 * 12));
      expect(reply).not.toMatch(BIRTH_DATE_FIELDS);
    }
  }
});

test('no response and no log contains a birth date when records are invalid', async () => {
  const { data } = await list();
  const [removed, other] = data.map(({ id }) => id);
  await setFields(api.db, { offering: removed! }, { summary: 7 });
  await setFields(api.db, { offering: other! }, { facts: 7 });
  expect(await ids('')).toEqual(data.map(({ id }) => id).filter((id) => id !== removed));
  const replies = await Promise.all(
    ['/orphans?limit=100', `/orphans/${other}`, `/orphans/${removed}`].map(async (path) =>
      (await api.get(path)).text(),
    ),
  );
  expect(JSON.stringify(api.log)).toContain('a record was left out');
  const children = await api.db.selectFrom('orphans').select('birth_date').execute();
  for (const output of [...replies, JSON.stringify(api.log)]) {
    for (const { birth_date } of children) expect(output).not.toContain(birth_date);
    expect(output).not.toMatch(BIRTH_DATE_FIELDS);
  }
});

testPlan('the query for reserved, unpaid months uses an index', async () => {
  const plan = await sql<{ detail: string }>`explain query plan select offering_id, sum(units)
    from holds inner join orphans using (offering_id)
    where holds.paid = 0 group by offering_id`.execute(api.db);
  expect(plan.rows.map(({ detail }) => detail).join()).toContain('holds_unpaid');
});
