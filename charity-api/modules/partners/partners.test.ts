/** Tests of the partners: pages, types with their numbers, the filter by type, and withdrawn content. */
import { expect, test } from 'vitest';
import type { Reply } from '#contract/endpoints';
import { sharedApi } from '#tests/support/api/opened-api';
import { resultOf } from '#tests/support/api/api';

const api = sharedApi();

const partners = (query = '') =>
  resultOf<Reply<'partners'>['result']>(api.get(`/partners${query}`));
const types = () => resultOf<Reply<'partnerTypes'>['result']>(api.get('/partner-types'));

test('lists the partners in pages of nine, in the order of the charity', async () => {
  const [first, second] = [await partners(), await partners('?offset=9')];
  expect([first.total, first.data.length, second.data.length]).toEqual([11, 9, 2]);
  expect(first.data[0]).toMatchObject({
    id: 'harbour-freight',
    name: { en: 'Harbour Freight', ar: 'شحن الميناء' },
    ...{ type: 'business', since: 2024, url: 'https://freight.example/' },
    logo: { path: '/files/scenes/parcel.webp' },
  });
  expect(first.data[1]).toMatchObject({ id: 'green-farm', logo: null, url: '' });
  const ids = [...first.data, ...second.data].map(({ id }) => id);
  expect(new Set(ids).size).toBe(11);
});

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
