/** Tests of the invented days of the demonstration: they add up to the raised amount, in the time of the campaign. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleDays } from './raised-days';

const FROM = '2026-01-01';
const day = fc
  .integer({ min: 1, max: 900 })
  .map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10));

test('the days add up to the amount, are in order and never negative', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 100_000_000 }), day, (id, raised, until) => {
      const rows = sampleDays(id, raised, FROM, until);
      expect(rows.reduce((sum, row) => sum + row.raised, 0)).toBe(raised);
      for (const row of rows) {
        expect(row.raised).toBeGreaterThanOrEqual(0);
        expect(row.day > FROM && row.day <= until).toBe(true);
      }
      expect(new Set(rows.map((row) => row.day)).size).toBe(rows.length);
      expect(rows.at(-1)!.day).toBe(until);
    }),
  );
});

test('is empty without an amount or without a day', () => {
  expect(sampleDays('wells', 0, FROM, '2026-02-01')).toEqual([]);
  expect(sampleDays('wells', 1_000, FROM, FROM)).toEqual([]);
});
