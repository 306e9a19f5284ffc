/** Published zakat: shares or units times the figure of the year; nothing where the company has paid it. */
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
])('%s at %s are %i baisa', (held, figure, minor) => {
  expect(zakat(held, figure)).toMatchObject({ rounded: money(minor, 'OMR') });
});

test('what the company has paid is settled, with or without a figure', () => {
  expect(zakat('400', '0.0213', true)).toEqual({ state: 'settled' });
  expect(zakat('400', null, true)).toEqual({ state: 'settled' });
  expect(totalOf([zakat('400', '0.0213', true), zakat('100', '0.01')], 'OMR')).toEqual(
    money(1_000, 'OMR'),
  );
});

test('what is not published is not guessed, and needs a rate where it is in another currency', () => {
  expect(zakat('400', null)).toEqual({ state: 'unpublished' });
  expect(zakat('400', '0.02', false, 'KWD')).toEqual({ state: 'unrated' });
});
