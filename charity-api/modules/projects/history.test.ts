/** Tests of the history of a campaign: paid gifts and refunds by day, and a last amount that equals the raised one. */
import { beforeEach, expect, test } from 'vitest';
import type { Reply } from '#contract/endpoints';
import { MAX_HISTORY_POINTS } from '#domain/offerings/history';
import { days, hours } from '#domain/time/durations';
import { openTestApi, TEST_NOW, resultOf } from '#tests/support/api/api';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { createPaidOrder, fetchOrder, LINE, refundOrder } from '#tests/support/api/orders';
import { insertRows } from '#tests/support/api/rows';
import { sumGifts } from '../offerings/figures';

const api = apiOfEachTest();
beforeEach(async () => {
  // Without the invented days of the test charity.
  await api.db.deleteFrom('raised_days').execute();
  await api.db.updateTable('offerings').set({ published_at: TEST_NOW.toISOString() }).execute();
});

const project = (id = 'wells') => resultOf<Reply<'project'>['result']>(api.get(`/projects/${id}`));

/** Pays one gift on each of these days after the start of the test. */
async function giveOn(...after: number[]) {
  const orders = [];
  for (const day of after) {
    api.clock.now = new Date(TEST_NOW.getTime() + days(day));
    orders.push(await createPaidOrder(api));
  }
  await sumGifts(api.deps);
  return orders;
}

test('has the paid gifts of each day, and ends with the raised amount of today', async () => {
  const before = (await project()).raised.minor;
  await giveOn(0, 2, 2, 8);
  const { history, raised } = await project();
  expect(history.map(({ day, raised: { minor } }) => [day, minor - before])).toEqual([
    ['2026-03-12', LINE.total],
    ['2026-03-13', LINE.total],
    ...['14', '15', '16', '17', '18', '19'].map((day) => [`2026-03-${day}`, 3 * LINE.total]),
    ['2026-03-20', 4 * LINE.total],
  ]);
  expect(history.at(-1)!.raised).toEqual(raised);
});

test('subtracts a refunded gift from the day on which it was counted', async () => {
  const [, , refunded] = await giveOn(0, 2, 4, 9);
  await refundOrder(api, refunded!);
  expect((await fetchOrder(api, refunded!)).state).toBe('refunded');
  await giveOn(10);
  const { history, raised } = await project();
  const on = (day: string) => history.find((point) => point.day === day)?.raised.minor;
  expect(on('2026-03-16')).toBe(on('2026-03-15'));
  expect(history.at(-1)!.raised).toEqual(raised);
});

test('counts a gift shortly before midnight in Muscat for the day that ends', async () => {
  await giveOn(0, 2);
  // 23:30 in Muscat is 19:30 in UTC, and 00:30 is 20:30.
  api.clock.now = new Date(Date.parse('2026-03-18T19:30:00Z'));
  await createPaidOrder(api);
  api.clock.now = new Date(api.clock.now.getTime() + hours(1));
  await createPaidOrder(api);
  await sumGifts(api.deps);
  const counted = await api.db.selectFrom('raised_days').select('day').orderBy('day').execute();
  expect(counted.map(({ day }) => day)).toEqual([
    ...['2026-03-12', '2026-03-14', '2026-03-18', '2026-03-19'],
  ]);
});

test('is empty for a campaign with too few days of gifts, and for a fund', async () => {
  await giveOn(0, 9);
  expect((await project()).history).toEqual([]);
  const rows = [1, 5, 9].map((day) => ({ day: `2026-03-0${day}`, raised: 1_000 }));
  const fund = { offering_id: 'education-fund' };
  await insertRows(
    api.db,
    'raised_days',
    rows.map((row) => ({ ...row, ...fund })),
  );
  expect((await project('education-fund')).history).toEqual([]);
});

test('a closed campaign ends with its last gift or its deadline, not today', async () => {
  await giveOn(0, 2, 8);
  api.clock.now = new Date(TEST_NOW.getTime() + days(300));
  const { history, deadline, raised } = await project();
  expect(history.at(-1)).toEqual({ day: deadline!.slice(0, 10), raised });
});

test('the test charity has a history of its sample amounts, with few points', async () => {
  const fresh = await openTestApi();
  const { history, raised } = await resultOf<Reply<'project'>['result']>(
    fresh.get('/projects/wells'),
  );
  expect(history.length).toBeGreaterThan(5);
  expect(history.length).toBeLessThanOrEqual(MAX_HISTORY_POINTS);
  expect(history[0]!.raised.minor).toBeLessThan(raised.minor / 4);
  expect(history.at(-1)!.raised).toEqual(raised);
  await fresh.api.close();
});
