/** Tests of the partners: pages, types with their numbers, the filter by type, and withdrawn content. */
import { expect, test } from 'vitest';
import { ENDPOINTS, type Reply } from '#contract/endpoints';
import { sharedApi } from '#tests/support/api/opened-api';

const api = sharedApi();

async function partners(query = ''): Promise<Reply<'partners'>['result']> {
  const answer = await api.get(`/partners${query}`);
  return ENDPOINTS.partners.reply.parse(await answer.json()).result;
}
async function types(): Promise<Reply<'partnerTypes'>['result']> {
  const answer = await api.get('/partner-types');
  return ENDPOINTS.partnerTypes.reply.parse(await answer.json()).result;
}

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
