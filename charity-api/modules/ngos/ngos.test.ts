/** Tests of organisations: filters, search in all languages, campaigns, and unreadable columns. */
import { expect, test } from 'vitest';
import type { Ngo, NgoSummary } from '#contract/ngos';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { resultOf } from '#tests/support/api/api';

const api = apiOfEachTest();

async function list(query: string) {
  const result = await resultOf<{ total: number; data: NgoSummary[] }>(
    api.get(`/ngos?limit=100&${query}`),
  );
  return { total: result.total, ids: result.data.map(({ id }) => id) };
}
const one = (id: string) => resultOf<Ngo>(api.get(`/ngos/${id}`));

test('lists all organisations in their order', async () => {
  const { total, ids } = await list('');
  expect([total, ids.slice(0, 3)]).toEqual([10, ['water-committee', 'lamp-rooms', 'neighbours-1']]);
});

test.each([
  ['category=water_and_sanitation', ['lamp-rooms']],
  ['area=plain', ['lamp-rooms']],
  ['beneficiary=students', ['lamp-rooms']],
  ['beneficiary=student_', []],
  ['search=lamp', ['lamp-rooms']],
  ['search=plain', ['lamp-rooms']],
  ['search=lamp+water', []],
  ['area=nowhere', []],
])('with the query %s, lists %j', async (query, ids) => {
  expect(await list(query)).toEqual({ total: ids.length, ids });
});

test('shows an organisation with its campaigns, state and amount', async () => {
  expect(await one('water-committee')).toMatchObject({
    checked: '2026-03-02',
    social: { instagram: 'https://instagram.com/committee' },
    campaigns: [{ id: 'tankers', status: 'open', raised: { currency: 'OMR' } }],
  });
});

test('lists the groups of people in their order', async () => {
  const result = await resultOf<{ data: { id: string }[] }>(api.get('/beneficiary-types'));
  expect(result.data.map(({ id }) => id)).toEqual(['families', 'students']);
});
