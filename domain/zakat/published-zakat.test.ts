/** Tests published zakat: shares or units times the published zakat, and zero when the company itself has paid it. */
import { expect, test } from 'vitest';
import { money } from '../money';
import { totalOf } from '../offerings/per-share';
import { publishedZakatOf } from './published-zakat';

const RATES = { OMR: '1', USD: '2.6008' };
const zakat = (held: string, figure: string | null, zakatPaid = false, listing = 'OMR') =>
  publishedZakatOf(held, { zakat: figure, zakatPaid }, listing, 'OMR', RATES);

test.each([
  ['400', '0.0213', 8_520],
  ['125.375', '0.0261', 3_273],
  ['1', '0.0001', 1],
])('calculates %s units at %s as %i baisa', (held, figure, minor) => {
  expect(zakat(held, figure)).toMatchObject({ rounded: money(minor, 'OMR') });
});

test('returns settled when the company has paid the zakat, with or without a published figure', () => {
  expect(zakat('400', '0.0213', true)).toEqual({ state: 'settled' });
  expect(zakat('400', null, true)).toEqual({ state: 'settled' });
  expect(totalOf([zakat('400', '0.0213', true), zakat('100', '0.01')], 'OMR')).toEqual(
    money(1_000, 'OMR'),
  );
});

test('returns unpublished without a figure, and unrated without a rate for its currency', () => {
  expect(zakat('400', null)).toEqual({ state: 'unpublished' });
  expect(zakat('400', '0.02', false, 'KWD')).toEqual({ state: 'unrated' });
});
