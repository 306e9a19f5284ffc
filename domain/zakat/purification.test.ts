/** Purification: shares times the published ratio, of several companies together. */
import { expect, test } from 'vitest';
import { money } from '../money';
import { totalOf } from '../offerings/per-share';
import { purificationOf } from './purification';

const RATES = { OMR: '1', USD: '2.6008' };

test.each([
  ['100', '0.0850', 8_500],
  ['250', '0.0124', 3_100],
  ['7', '0.00011', 1],
])('%s shares at %s a share are %i baisa', (shares, purification, minor) => {
  expect(purificationOf(shares, { purification }, 'OMR', 'OMR', RATES)).toMatchObject({
    rounded: money(minor, 'OMR'),
  });
});

test('several are added before anything is rounded', () => {
  // Each 0.0004: rounded one by one they were 3 baisa.
  const parts = Array.from({ length: 3 }, () =>
    purificationOf('4', { purification: '0.0001' }, 'OMR', 'OMR', RATES),
  );
  expect(totalOf(parts, 'OMR')).toEqual(money(2, 'OMR'));
});

test('without a published ratio nothing is worked out', () => {
  expect(purificationOf('100', { purification: null }, 'OMR', 'OMR', RATES)).toEqual({
    state: 'unpublished',
  });
});
