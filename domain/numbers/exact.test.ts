/** Tests exact fractions: calculations lose no precision. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compare,
  decimalText,
  exact,
  fraction,
  minus,
  divide,
  plus,
  product,
  roundToInteger,
  ZERO,
} from './exact';

test.each([
  ['0.0850', '0.085'],
  ['24.480', '24.48'],
  ['0', '0'],
  ['1250', '1,250'],
  ['1234567.5', '1,234,567.5'],
])('formats %s as %s', (decimal, text) => {
  expect(decimalText(exact(decimal), 4)).toBe(text);
});

test.each(['', '-1', '1e3', '.5', '1.', '1,5', 'NaN', '1'.repeat(16)])(
  'rejects %j as a decimal',
  (text) => {
    expect(() => exact(text)).toThrow(RangeError);
  },
);

test('calculates 148.75 g of pure gold from 170 g of 21 carat', () => {
  expect(decimalText(divide(product(exact(170), exact(21)), exact(24)), 3)).toBe('148.75');
});

test('throws RangeError on division by zero', () => {
  expect(() => divide(exact(1), ZERO)).toThrow(RangeError);
});

test('formats a negative number with a minus sign (U+2212), and rounds it half up', () => {
  expect(decimalText(minus(exact(1), exact('3.5')), 1)).toBe('−2.5');
  expect(roundToInteger(fraction(-5n, 2n))).toBe(-2n);
  expect(roundToInteger(fraction(-5n, 2n), 'up')).toBe(-2n);
  expect(roundToInteger(fraction(5n, 2n))).toBe(3n);
  expect(roundToInteger(fraction(1n, 100n), 'up')).toBe(1n);
});

const some = fc
  .tuple(fc.bigInt(-1_000_000n, 1_000_000n), fc.bigInt(1n, 1_000_000n))
  .map(([top, bottom]) => fraction(top, bottom));

test('subtracting an added fraction restores the original', () => {
  fc.assert(
    fc.property(some, some, (a, b) => {
      expect(minus(plus(a, b), b)).toEqual(a);
    }),
  );
});
test('dividing by a multiplied fraction restores the original', () => {
  fc.assert(
    fc.property(some, some, (a, b) => {
      fc.pre(b.top !== 0n);
      expect(divide(product(a, b), b)).toEqual(a);
    }),
  );
});
test('rounding up adds less than one', () => {
  fc.assert(
    fc.property(some, (a) => {
      const up = exactWhole(roundToInteger(a, 'up'));
      expect(compare(up, a)).toBeGreaterThanOrEqual(0);
      expect(compare(minus(up, a), exact(1))).toBeLessThan(0);
    }),
  );
});

const exactWhole = (value: bigint) => fraction(value, 1n);
