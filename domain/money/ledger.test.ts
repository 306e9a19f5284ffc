/** Tests amounts in a provider's books: decimals of any currency, parsing, formatting. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCIES, exponentOf } from './currency';
import { ledgerExponent, ledgerParts, parseLedger, plainLedger } from './ledger';

test.each([
  ['-12.5', 'USD', -1_250],
  ['465.00', 'JPY', 465],
  ['1.234', 'KWD', 1_234],
  ['8495005', 'IDR', 849_500_500],
  ['-0.00', 'EUR', 0],
] as const)('parses %s %s as %i minor units', (text, currency, minor) => {
  expect(parseLedger(text, currency)).toEqual({ minor, currency });
});

test.each([
  ['1.234', 'USD'],
  ['1.5', 'JPY'],
  ['1,000.00', 'USD'],
  ['1e3', 'USD'],
  ['', 'USD'],
  ['99999999999999999', 'USD'],
  ['1.00', 'usd'],
])('rejects %s %s', (text, currency) => {
  expect(parseLedger(text, currency)).toBeNull();
});

test('has the decimals of all currencies that the site accepts', () => {
  for (const currency of CURRENCIES) expect(ledgerExponent(currency)).toBe(exponentOf(currency));
});

test('formats amounts with the decimals of their currency', () => {
  const shown = (minor: number, currency: string) =>
    Object.values(ledgerParts({ minor, currency }, 'en'));
  expect(shown(-123_456, 'AED')).toEqual(['−', '1,234', '.56', 'AED']);
  expect(shown(1_500, 'JPY')).toEqual(['', '1,500', '', 'JPY']);
  expect(shown(25_500, 'OMR')).toEqual(['', '25', '.500', 'OMR']);
});

test('the text for files can be parsed again', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e12, max: 1e12 }),
      fc.constantFrom('USD', 'JPY', 'KWD'),
      (minor, currency) => {
        const text = plainLedger({ minor, currency });
        expect(parseLedger(text, currency)).toEqual({ minor, currency });
      },
    ),
  );
});
