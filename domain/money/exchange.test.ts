/** Exchange against a third currency: exact where an inverted rate would not be. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert, exchange, money } from './money';

describe('exchange', () => {
  test('turns dollars back into the rials they came from', () => {
    const rates = { from: '2.6008', to: '1' };
    expect(exchange(money(2601, 'USD'), 'OMR', rates)).toEqual(money(10_001, 'OMR'));
    expect(exchange(money(26_008, 'USD'), 'OMR', rates)).toEqual(money(100_000, 'OMR'));
  });

  test('goes from one foreign currency to another', () => {
    const rates = { from: '2.6008', to: '2.2' };
    expect(exchange(money(26_008, 'USD'), 'EUR', rates)).toEqual(money(22_000, 'EUR'));
  });

  test('loses at most half a cent’s worth there and back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.integer({ min: 10_000, max: 99_999 }),
        (baisa, scaled) => {
          const rate = `${Math.floor(scaled / 10_000)}.${String(scaled % 10_000).padStart(4, '0')}`;
          const there = convert(money(baisa, 'OMR'), 'USD', rate);
          const back = exchange(there, 'OMR', { from: rate, to: '1' });
          expect(Math.abs(back.minor - baisa)).toBeLessThanOrEqual(6);
        },
      ),
    );
  });

  test.each(['', '0', '-1', '1e3', '1.', 'x'])('refuses to divide by %j', (from) => {
    expect(() => exchange(money(1, 'USD'), 'OMR', { from, to: '1' })).toThrow('not a rate');
  });
});
