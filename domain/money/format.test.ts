/** Tests money formatting and arithmetic. */
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '../locales';
import { formatMoney, plainAmount } from './format';
import { money, percentOf, sum, add, MoneyError } from './money';

test.each<[number, Locale, string]>([
  [85_000, 'tr', '85 OMR'],
  [25_500, 'tr', '25.500 OMR'],
  [1_234_567, 'id', '1,234.567 OMR'],
  [1_234_567, 'ar', '1,234.567 ر.ع.'],
  [5, 'en', '0.005 OMR'],
  [-1_500, 'en', '−1.500 OMR'],
])('formatMoney formats %i baisa in %s as "%s"', (minor, locale, written) => {
  expect(formatMoney(money(minor, 'OMR'), locale)).toBe(written.replace(' ', '\u00a0'));
});

test('formatMoney formats another currency with its code and its own decimals in every language', () => {
  for (const locale of LOCALES) {
    expect(formatMoney(money(123_456, 'USD'), locale)).toBe('1,234.56\u00a0USD');
  }
});

test('plainAmount returns no grouping and no trailing zeros', () => {
  expect(plainAmount(money(1_234_500, 'OMR'))).toBe('1234.5');
  expect(plainAmount(money(-500, 'OMR'))).toBe('-0.5');
  expect(plainAmount(money(100, 'EUR'))).toBe('1');
});

test('throws MoneyError when currencies are mixed', () => {
  expect(() => add(money(1, 'OMR'), money(1, 'USD'))).toThrow(MoneyError);
  expect(() => sum([money(1, 'USD')], 'OMR')).toThrow(MoneyError);
});

test('throws MoneyError when minor units are not a safe integer', () => {
  for (const bad of [0.1, NaN, Infinity, 2 ** 53])
    expect(() => money(bad, 'OMR')).toThrow(MoneyError);
});

test('returns 100 per cent only when the part reaches the whole', () => {
  expect(percentOf(money(999, 'OMR'), money(1_000, 'OMR'))).toBe(99);
  expect(percentOf(money(1_000, 'OMR'), money(1_000, 'OMR'))).toBe(100);
  expect(percentOf(money(2_000, 'OMR'), money(1_000, 'OMR'))).toBe(100);
  expect(percentOf(money(1, 'OMR'), money(0, 'OMR'))).toBe(0);
});
