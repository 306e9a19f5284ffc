/** Tests of a campaign's history: its last total is exact, it never falls without a refund, and it is short. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_HISTORY_POINTS, raisedHistory, type DayAmount } from './history';

const added = (...amounts: [day: string, raised: number][]): DayAmount[] =>
  amounts.map(([day, raised]) => ({ day, raised }));
const WEEK = added(['2026-03-03', 10], ['2026-03-05', 5], ['2026-03-09', 20]);

test('adds up the amounts from the day of publication to the last day', () => {
  const history = raisedHistory(WEEK, { total: 35, published: '2026-03-01', until: '2026-03-10' });
  expect(history.map(({ day, raised }) => [day.slice(-2), raised])).toEqual([
    ...[['01', 0] as const, ['02', 0] as const, ['03', 10] as const, ['04', 10] as const],
    ...[['05', 15] as const, ['06', 15] as const, ['07', 15] as const, ['08', 15] as const],
    ...[['09', 35] as const, ['10', 35] as const],
  ]);
});

test('ends with a gift that arrived after the campaign closed', () => {
  const history = raisedHistory(WEEK, { total: 35, published: '2026-02-01', until: '2026-03-04' });
  expect(history.at(-1)).toEqual({ day: '2026-03-09', raised: 35 });
});

test.each<[string, DayAmount[], string]>([
  ['without gifts', [], '2026-03-12'],
  ['with less than a week', WEEK.map((one) => ({ ...one, day: '2026-03-06' })), '2026-03-09'],
  ['when a day has only refunds', [...WEEK.slice(0, 2), { day: '2026-03-09', raised: 0 }], ''],
])('is empty: %s', (_, days, until) => {
  const total = days.reduce((sum, { raised }) => sum + raised, 0);
  expect(raisedHistory(days, { total, published: '2026-03-05', until })).toEqual([]);
});

const dayNumber = fc.integer({ min: 0, max: 3_000 });
const nameOf = (n: number) => new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10);
const days = fc
  .uniqueArray(fc.record({ at: dayNumber, raised: fc.nat(1_000_000) }), {
    selector: ({ at }) => at,
    maxLength: 60,
  })
  .map((all) => all.toSorted((a, b) => a.at - b.at))
  .map((all) => all.map(({ at, raised }) => ({ day: nameOf(at), raised })));

test('any history is short, in order, grows to the total and has no day twice', () => {
  fc.assert(
    fc.property(days, fc.nat(), dayNumber, dayNumber, (known, unknown, published, until) => {
      const total = known.reduce((sum, { raised }) => sum + raised, unknown);
      const campaign = { total, published: nameOf(published), until: nameOf(until) };
      const history = raisedHistory(known, campaign);
      if (history.length === 0) return;
      expect(history.length).toBeLessThanOrEqual(MAX_HISTORY_POINTS);
      expect(history.at(-1)!.raised).toBe(total);
      for (const [at, point] of history.slice(1).entries()) {
        expect(point.day > history[at]!.day).toBe(true);
        expect(point.raised).toBeGreaterThanOrEqual(history[at]!.raised);
      }
    }),
  );
});
