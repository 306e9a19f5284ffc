/** Tests GET /lookups/countries and /lookups/countries/{code}. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '#tests/support/api/api';
import { REGIONS } from '#domain/countries/country';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ empty: true });
});
afterAll(() => api.api.close());

type Listed = { countryCode: string; region: string };

test('returns all countries with all fields', async () => {
  const { result } = (await (await api.get('/lookups/countries')).json()) as {
    result: { total: number; data: Listed[] };
  };
  expect(result.total).toBe(result.data.length);
  expect(new Set(result.data.map(({ region }) => region))).toEqual(new Set(REGIONS));
  for (const country of result.data) expect(Object.keys(country)).toHaveLength(14);
});

test.each(['/lookups/countries/CA', '/lookups/countries/ca'])('%s returns Canada', async (path) => {
  const { result } = (await (await api.get(path)).json()) as { result: Listed };
  expect(result).toMatchObject({
    countryCode: 'CA',
    tinType: 'BN / NE',
    areaCodes: expect.arrayContaining(['416', '514']) as string[],
    region: 'North America',
  });
});

test.each(['ZZ', 'OMN', '12', '%F0%9F'])('returns 404 for the unknown country %s', async (code) => {
  const answer = await api.get(`/lookups/countries/${code}`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ errorCode: 'country.notFound' });
});
