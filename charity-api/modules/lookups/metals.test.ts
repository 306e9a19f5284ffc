/** Tests GET /metals (prices per gram with date and source) and the settings of the zakat calculation. */
import { expect, test } from 'vitest';
import { basic, resultOf } from '#tests/support/api/api';
import { sharedApi } from '#tests/support/api/opened-api';

const api = sharedApi();

test('returns the rulings as settings with their authority', async () => {
  const result = await resultOf<Record<string, { value: unknown }>>(
    api.get('/client/system/settings/category/ZAKAT', basic()),
  );
  expect(result.NISAB_GRAMS?.value).toEqual({ gold: '85', silver: '595' });
  expect(result.RATES?.value).toEqual({ lunar: '0.025', solar: '0.02577' });
  expect(Object.keys(result.AUTHORITY?.value as object).sort()).toEqual(['ar', 'en', 'id', 'tr']);
});
