/** Tests of the partners: types with their numbers, the filter by type, and withdrawn content. */
import { expect, test } from 'vitest';
import type { Reply } from '#contract/endpoints';
import { sharedApi } from '#tests/support/api/opened-api';
import { resultOf } from '#tests/support/api/api';

const api = sharedApi();

const partners = (query = '') =>
  resultOf<Reply<'partners'>['result']>(api.get(`/partners${query}`));
const types = () => resultOf<Reply<'partnerTypes'>['result']>(api.get('/partner-types'));

test('counts the partners of each type, also of a type without partners', async () => {
  expect((await types()).data.map(({ id, partners: count }) => [id, count])).toEqual([
    ...[
      ['business', 2],
      ['foundation', 9],
      ['school', 0],
    ],
  ]);
});

test('filters the partners by type', async () => {
  const { total, data } = await partners('?type=business');
  expect([total, data.map(({ id }) => id)]).toEqual([2, ['harbour-freight', 'green-farm']]);
});
