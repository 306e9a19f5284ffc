/** Typed amounts: what is read, what is refused, and that nothing drifts. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CURRENCIES } from './currency';
import { plainAmount } from './format';
import { money } from './money';
import { parseAmount } from './parse';

describe('parseAmount', () => {
  test.each([
    ['25', 25_000],
    ['25.5', 25_500],
    ['25.500', 25_500],
    ['0.001', 1],
    ['.5', 500],
    ['1,234.567', 1_234_567],
    ['٢٥٫٥', 25_500],
    ['۲۵٫۵', 25_500],
    ['١٬٢٣٤', 1_234_000],
    [' 10 ', 10_000],
    ['\u200f10\u200f', 10_000],
    ['1.0000', 1_000],
    ['007', 7_000],
  ])('reads %j as %i baisa', (text, minor) => {
    expect(parseAmount(text, 'OMR')).toEqual({ ok: true, value: money(minor, 'OMR') });
  });

  test.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['1,5', 'notANumber'],
    ['12,34', 'notANumber'],
    ['1e3', 'notANumber'],
    ['0x10', 'notANumber'],
    ['-5', 'notANumber'],
    ['+5', 'notANumber'],
    ['NaN', 'notANumber'],
    ['Infinity', 'notANumber'],
    ['.', 'notANumber'],
    ['1.2.3', 'notANumber'],
    ['ten', 'notANumber'],
    ['1.0005', 'tooManyDecimals'],
    ['1000000000000000', 'tooLarge'],
  ])('refuses %j as %s', (text, problem) => {
    expect(parseAmount(text, 'OMR')).toEqual({ ok: false, problem });
  });

  test('takes two decimals where the currency has two', () => {
    expect(parseAmount('1.05', 'USD')).toEqual({ ok: true, value: money(105, 'USD') });
    expect(parseAmount('1.005', 'USD')).toEqual({ ok: false, problem: 'tooManyDecimals' });
  });

  test('reads back every amount it writes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.constantFrom(...CURRENCIES),
        (minor, currency) => {
          const amount = money(minor, currency);
          expect(parseAmount(plainAmount(amount), currency)).toEqual({ ok: true, value: amount });
        },
      ),
    );
  });

  test('answers any text at all, and only with whole minor units', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const read = parseAmount(text, 'OMR');
        if (read.ok) expect(Number.isSafeInteger(read.value.minor)).toBe(true);
      }),
    );
  });
});
