/** Tests the parser of typed amounts: what it accepts and rejects, and that it preserves formatted amounts. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CURRENCIES } from './currency';
import { LOCALES } from '../locales';
import { formatMoney, plainAmount } from './format';
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
    ['7,25', 7_250],
    ['1,5', 1_500],
    ['0,500', 500],
    [',5', 500],
    ['1234,567', 1_234_567],
    ['1.234,5', 1_234_500],
    ['1.234,567', 1_234_567],
    ['1.234.567', 1_234_567_000],
    ['1,234', 1_234_000],
    ['1 234,5', 1_234_500],
    ['٧،٢٥', 7_250],
    ['R.O. 25.5', 25_500],
    ['25 ر.ع.', 25_000],
    ['25 ر.ع', 25_000],
    ['٢٥ ر.ع.', 25_000],
    ['ر.ع. ٢٥', 25_000],
    ['٢٥ ريال', 25_000],
    ['٢٥ ريالًا', 25_000],
    ['١٠ ريالات', 10_000],
    ['٢٥ ريالا عمانيا', 25_000],
    ['1,250.500 OMR', 1_250_500],
  ])('parses %j as %i baisa', (text, minor) => {
    expect(parseAmount(text, 'OMR')).toEqual({ ok: true, value: money(minor, 'OMR') });
  });

  test.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['25 ريال سعودي', 'notANumber'],
    ['$25', 'otherCurrency'],
    ['25 dolar', 'otherCurrency'],
    ['25 دولار', 'otherCurrency'],
    ['€ 25', 'otherCurrency'],
    ['25 GBP', 'otherCurrency'],
    ['1,2345', 'tooManyDecimals'],
    ['1.0005', 'tooManyDecimals'],
    ['1000000000000', 'tooLarge'],
  ])('rejects %j with the problem %s', (text, problem) => {
    expect(parseAmount(text, 'OMR')).toEqual({ ok: false, problem });
  });

  test.each([
    ...['OMR 25', '25 OMR', '25omr', 'RO 25', '25 rials', '25 Rial', '25 riyal', '25 Omani rials'],
    ...['25 Umman riyali', '25 rial Oman'],
  ])('parses %j as 25 rials', (text) => {
    expect(parseAmount(text, 'OMR')).toEqual({ ok: true, value: money(25_000, 'OMR') });
  });

  test.each([
    ...['1,23,456', '1,234,5', '1.234,56,7', '0,500,000', '1 2', '25 SAR', 'A$25', '25 CA$', 'OMR'],
    ...['OMR 25 OMR', 'OMR -25', '25 or 30', '25 million', '25k', '1e3', '0x10', '-5', '+5', 'NaN'],
    ...['Infinity', '.', '1.2.3', 'ten'],
  ])('rejects %j, which is not a number', (text) => {
    expect(parseAmount(text, 'OMR')).toEqual({ ok: false, problem: 'notANumber' });
  });

  test('accepts at most two decimals in a currency with two decimals', () => {
    expect(parseAmount('1.05', 'USD')).toEqual({ ok: true, value: money(105, 'USD') });
    expect(parseAmount('1.005', 'USD')).toEqual({ ok: false, problem: 'tooManyDecimals' });
  });

  test.each(['2.500', '1.000', '250.000', '$2.500', '2.500 dolar', '٢.٥٠٠'])(
    'rejects %j in a currency with two decimals, because it may mean thousands',
    (text) => {
      expect(parseAmount(text, 'USD')).toEqual({ ok: false, problem: 'notANumber' });
    },
  );

  test.each([
    ['2,500', 250_000],
    ['2.50', 250],
    ['0.500', 50],
    ['0,500', 50],
    ['2500.000', 250_000],
    ['2,500.000', 250_000],
    ['2.500.000', 250_000_000],
    ['٢٫٥٠٠', 250],
  ])('parses %j as %i cents, because it has only one meaning', (text, minor) => {
    expect(parseAmount(text, 'USD')).toEqual({ ok: true, value: money(minor, 'USD') });
  });

  test.each([
    ['$12.50', 'USD'],
    ['US$ 12.50', 'USD'],
    ['12,50 dolar', 'USD'],
    ['12.5 dollars', 'USD'],
    ['١٢٫٥ دولارًا', 'USD'],
    ['12,50 €', 'EUR'],
    ['12,5 avro', 'EUR'],
    ['£12.50', 'GBP'],
    ['12.50 pounds sterling', 'GBP'],
  ] as const)('parses %j in %s', (text, currency) => {
    expect(parseAmount(text, currency)).toEqual({ ok: true, value: money(1_250, currency) });
  });

  test('parses every amount as the site formats it, in every language', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.constantFrom(...CURRENCIES),
        fc.constantFrom(...LOCALES),
        (minor, currency, locale) => {
          const amount = money(minor, currency);
          const shown = formatMoney(amount, locale);
          expect(parseAmount(shown, currency)).toEqual({ ok: true, value: amount });
        },
      ),
    );
  });

  test('parses a comma as the decimal separator when it cannot group thousands', () => {
    const decimals = fc.stringMatching(/^(\d|\d\d)$/);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), decimals, (whole, after) => {
        const byComma = parseAmount(`${whole},${after}`, 'OMR');
        expect(byComma).toEqual(parseAmount(`${whole}.${after}`, 'OMR'));
        expect(byComma.ok).toBe(true);
      }),
    );
  });

  test('parses every amount that plainAmount returns', () => {
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

  test('does not throw for any text, and returns only integer minor units', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const read = parseAmount(text, 'OMR');
        if (read.ok) expect(Number.isSafeInteger(read.value.minor)).toBe(true);
      }),
    );
  });
});
