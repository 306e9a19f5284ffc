/** Tests purification: shares times the published ratio, for one and for several companies. */
import { expect, test } from 'vitest';
import { money } from '../money';
import { totalOf } from '../offerings/per-share';
import { purificationOf } from './purification';

const RATES = { OMR: '1', USD: '2.6008' };

test.each([
  ['100', '0.0850', 8_500],
  ['250', '0.0124', 3_100],
  ['7', '0.00011', 1],
])('calculates %s shares at %s for each share as %i baisa', (shares, purification, minor) => {
  expect(purificationOf(shares, { purification }, 'OMR', 'OMR', RATES)).toMatchObject({
    rounded: money(minor, 'OMR'),
  });
});

test('adds several parts before it rounds the total', () => {
  // Each part is 0.0004 rials. Rounded separately, they would be 3 baisa.
  const parts = Array.from({ length: 3 }, () =>
    purificationOf('4', { purification: '0.0001' }, 'OMR', 'OMR', RATES),
  );
  expect(totalOf(parts, 'OMR')).toEqual(money(2, 'OMR'));
});

test('returns unpublished without a published ratio', () => {
  expect(purificationOf('100', { purification: null }, 'OMR', 'OMR', RATES)).toEqual({
    state: 'unpublished',
  });
});
