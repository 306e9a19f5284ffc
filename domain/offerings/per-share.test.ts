/** Tests the amount per share times the number of shares: exact, rounded up once, and never smaller for more shares. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '../money';
import { partOf, readHolding, totalOf, type Part } from './per-share';

const RATES = { OMR: '1', USD: '2.6008', EUR: '2.2406' };

test.each([
  ['100', '100'],
  [' 1,250 ', '1250'],
  ['١٢٥٠', '1250'],
  ['۱۲٫۵', '12.5'],
  ['125.375', '125.375'],
  ['1,25', '1.25'],
  ['.5', '0.5'],
])('readHolding parses %j as %s', (typed, count) =>
  expect(readHolding(typed)).toEqual({ ok: true, count }),
);

test.each(['0', '0.000', '-5', '1e3', '1,25,1', 'ten', '9'.repeat(13), '1.0000001', 'NaN'])(
  'readHolding rejects %j as invalid',
  (typed) => expect(readHolding(typed)).toEqual({ ok: false, problem: 'invalid' }),
);

test('readHolding reports a missing value for a text without visible characters', () => {
  expect(readHolding(' \u200f')).toEqual({ ok: false, problem: 'missing' });
});

test.each([
  ['100', '0.0850', 'OMR', 'OMR', 8_500],
  ['1', '0.0001', 'OMR', 'OMR', 1],
  ['3', '0.0005', 'OMR', 'OMR', 2],
  ['125.5', '0.0200', 'OMR', 'OMR', 2_510],
  // 1,000 × 0.012 USD = 12 USD = 12 ÷ 2.6008 = 4.6139… rials
  ['1000', '0.012', 'USD', 'OMR', 4_614],
  // 100 × 0.085 = 8.5 rials = 22.1068 dollars
  ['100', '0.0850', 'OMR', 'USD', 2_211],
  // No rate is needed when the currencies are equal.
  ['10', '1', 'GBP', 'GBP', 1_000],
] as const)('%s shares × %s %s in %s are %i minor units', (count, figure, currency, to, minor) => {
  expect(partOf(count, { figure, currency }, to, RATES)).toMatchObject({
    state: 'owed',
    rounded: money(minor, to),
  });
});

test.each([
  [null, 'OMR', 'unpublished'],
  ['0.1', 'KWD', 'unrated'],
  ['0.1', 'GBP', 'unrated'],
  ['999999999999999', 'OMR', 'tooLarge'],
] as const)('returns no amount for the figure %s %s: %s', (figure, currency, state) => {
  expect(partOf('10', { figure, currency }, 'OMR', RATES)).toEqual({ state });
});

test('totalOf leaves out holdings without an amount, and returns null when an amount is too large', () => {
  const known = partOf('100', { figure: '0.0850', currency: 'OMR' }, 'OMR', RATES);
  expect(totalOf([known, { state: 'unpublished' }, { state: 'settled' }], 'OMR')).toEqual(
    money(8_500, 'OMR'),
  );
  expect(totalOf([known, { state: 'tooLarge' }], 'OMR')).toBeNull();
  expect(totalOf([], 'OMR')).toEqual(money(0, 'OMR'));
});

const shares = fc.integer({ min: 1, max: 100_000 });
const holding = fc.record({
  shares,
  figure: fc.integer({ min: 0, max: 9_999 }).map((n) => `0.${String(n).padStart(6, '0')}`),
  currency: fc.constantFrom('OMR', 'USD', 'EUR'),
});
type Holding = { shares: number; figure: string; currency: string };
const part = ({ shares: held, ...of }: Holding): Part => partOf(String(held), of, 'OMR', RATES);
const total = (list: Holding[]) => totalOf(list.map(part), 'OMR')?.minor ?? NaN;

test('rounds once: the total is below the sum of the rounded parts by less than one baisa for each part', () => {
  fc.assert(
    fc.property(fc.array(holding, { maxLength: 30 }), (list) => {
      const rounded = list.map((one) => total([one])).reduce((a, b) => a + b, 0);
      expect(total(list)).toBeLessThanOrEqual(rounded);
      expect(rounded - total(list)).toBeLessThanOrEqual(list.length);
      expect(total(list)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('returns the same total when a holding is split over two rows', () => {
  fc.assert(
    fc.property(holding, shares, (one, more) => {
      const whole = { ...one, shares: one.shares + more };
      expect(total([one, { ...one, shares: more }])).toBe(total([whole]));
    }),
  );
});
