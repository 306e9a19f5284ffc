/** Tests GET /lookups/countries/{code}. */
import { expect, test } from 'vitest';
import { sharedApi } from '#tests/support/api/opened-api';
import { resultOf } from '#tests/support/api/api';

const api = sharedApi({ empty: true });

type Listed = { countryCode: string; region: string };

test.each(['/lookups/countries/CA', '/lookups/countries/ca'])('%s returns Canada', async (path) => {
  const result = await resultOf<Listed>(api.get(path));
  expect(result).toMatchObject({
    countryCode: 'CA',
    tinType: 'BN / NE',
    areaCodes: expect.arrayContaining(['416', '514']) as string[],
    region: 'North America',
  });
});
