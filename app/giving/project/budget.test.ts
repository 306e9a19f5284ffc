/** Shares of a budget are whole and add up to 100. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharesOf } from './budget';

const rows = (...amounts: number[]) => amounts.map((minor) => ({ minor }));

test('what rounding leaves goes to those that lost most by it', () => {
  expect(sharesOf(rows(1, 1, 1))).toEqual([34, 33, 33]);
  expect(sharesOf(rows(6_960, 2_400, 1_680, 960))).toEqual([58, 20, 14, 8]);
});

test('an empty budget has no shares', () => {
  expect(sharesOf([])).toEqual([]);
  expect(sharesOf(rows(0, 0))).toEqual([0, 0]);
});

test('any budget adds up to 100, and no share is off by one or more', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1 }), (amounts) => {
      const shares = sharesOf(rows(...amounts));
      const total = amounts.reduce((a, b) => a + b);
      expect(shares.reduce((a, b) => a + b)).toBe(100);
      shares.forEach((share, at) =>
        expect(Math.abs(share - (amounts[at]! / total) * 100)).toBeLessThan(1),
      );
    }),
  );
});
