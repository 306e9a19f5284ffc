/** Tests GET /lookups/countries and /lookups/countries/{code}. */
import { expect, test } from 'vitest';
import { sharedApi } from '#tests/support/api/opened-api';
import { REGIONS } from '#domain/countries/country';
import { resultOf } from '#tests/support/api/api';

const api = sharedApi({ empty: true });

type Listed = { countryCode: string; region: string };

test('returns all countries with all fields', async () => {
  const result = await resultOf<{ total: number; data: Listed[] }>(api.get('/lookups/countries'));
  expect(result.total).toBe(result.data.length);
  expect(new Set(result.data.map(({ region }) => region))).toEqual(new Set(REGIONS));
  for (const country of result.data) expect(Object.keys(country)).toHaveLength(14);
});

test.each(['/lookups/countries/CA', '/lookups/countries/ca'])('%s returns Canada', async (path) => {
  const result = await resultOf<Listed>(api.get(path));
  expect(result).toMatchObject({
    countryCode: 'CA',
    tinType: 'BN / NE',
    areaCodes: expect.arrayContaining(['416', '514']) as string[],
    region: 'North America',
  });
});
