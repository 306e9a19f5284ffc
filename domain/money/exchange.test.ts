/** Tests currency conversion: it rounds once, to multiples of a step, and returns readable rates. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exchange, isFreshRate, money, MoneyError, pairRate } from './index';

const OMR_USD = { from: '1', to: '2.6008' };

test.each([
  [1_005, 10, 'nearest', 1_010],
  [1_004, 10, 'nearest', 1_000],
  [1_001, 10, 'up', 1_010],
  [1_000, 10, 'up', 1_000],
  [1_005, 1, 'nearest', 1_005],
] as const)('exchange: %i baisa, step %i, rounding %s: %i', (minor, step, rounding, expected) => {
  const same = { from: '1', to: '1' };
  expect(exchange(money(minor, 'OMR'), 'OMR', same, rounding, step)).toEqual(
    money(expected, 'OMR'),
  );
});

test('exchange rounds once, not twice, when it converts to another currency with a step', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.constantFrom(1, 5, 10), (minor, step) => {
      const inSteps = exchange(money(minor, 'OMR'), 'USD', OMR_USD, 'up', step);
      const exact = (minor * 26_008) / 100_000;
      expect(inSteps.minor % step).toBe(0);
      expect(inSteps.minor - exact).toBeGreaterThanOrEqual(-1e-6);
      expect(inSteps.minor - exact).toBeLessThan(step);
    }),
  );
});

test.each([
  [{ from: '1', to: '2.6008' }, '2.6008'],
  [{ from: '2.6008', to: '1' }, '0.384497'],
  [{ from: '2.6008', to: '2.6008' }, '1'],
  [{ from: '1', to: '100' }, '100'],
  [{ from: '3', to: '2' }, '0.666667'],
])('returns for the rates %j the pair rate %s', (rates, expected) =>
  expect(pairRate(rates)).toBe(expected),
);

test.each(['0', '0.00', '-1', 'x', ''])('rejects the rate %j', (from) =>
  expect(() => pairRate({ from, to: '1' })).toThrow(MoneyError),
);

describe('isFreshRate', () => {
  const now = new Date('2026-03-12T06:00:00.000Z');
  test.each([
    ['USD', '1986-01-01T00:00:00.000Z', true],
    ['OMR', '1986-01-01T00:00:00.000Z', true],
    ['EUR', '2026-03-05T06:00:00.000Z', true],
    ['EUR', '2026-03-05T05:59:59.999Z', false],
    ['EUR', '2026-03-13T06:00:00.000Z', true],
    ['EUR', '2027-03-12T06:00:00.000Z', false],
  ] as const)('returns for a %s rate of %s: %s', (currency, at, fresh) => {
    expect(isFreshRate({ currency, at }, now)).toBe(fresh);
  });
});
