/** Tests of the endpoint of annual figures. */
import { expect, test } from 'vitest';
import type { Reply } from '#contract/endpoints';
import { sharedApi } from '#tests/support/api/opened-api';
import { resultOf } from '#tests/support/api/api';

const api = sharedApi();

const figures = (query = '') =>
  resultOf<Reply<'annualFigures'>['result']>(api.get(`/annual-figures${query}`));

test('returns the newest year first, in pages', async () => {
  const [all, newest] = [await figures(), await figures('?limit=1')];
  expect(all.data.map(({ year }) => year)).toEqual([2025, 2024]);
  expect([newest.total, newest.data.length]).toEqual([2, 1]);
  expect(newest.data[0]).toMatchObject({
    ...{ year: 2025, published: '2026-02-01', report: 'https://charity.example/2025.pdf' },
    given: { minor: 90_000_000, currency: 'OMR' },
    spent: { minor: 84_000_500, currency: 'OMR' },
  });
  const zero = { minor: 0, currency: 'OMR' };
  expect(newest.data[0]!.items.at(-1)).toMatchObject({ label: { en: 'Office' }, given: zero });
});
