/** Tests the percentages of budget rows. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateShares } from './budget';

const rows = (...amounts: number[]) => amounts.map((minor) => ({ minor }));

test('gives the remaining percentage points to the rows with the largest fractions', () => {
  expect(calculateShares(rows(1, 1, 1))).toEqual([34, 33, 33]);
  expect(calculateShares(rows(6_960, 2_400, 1_680, 960))).toEqual([58, 20, 14, 8]);
});

test('returns no shares without rows, and zeros when the total is zero', () => {
  expect(calculateShares([])).toEqual([]);
  expect(calculateShares(rows(0, 0))).toEqual([0, 0]);
});

test('returns shares that add up to 100 and differ by less than 1 from the exact percentages', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1 }), (amounts) => {
      const shares = calculateShares(rows(...amounts));
      const total = amounts.reduce((a, b) => a + b);
      expect(shares.reduce((a, b) => a + b)).toBe(100);
      shares.forEach((share, at) =>
        expect(Math.abs(share - (amounts[at]! / total) * 100)).toBeLessThan(1),
      );
    }),
  );
});
