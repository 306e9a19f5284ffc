/** Tests GET /metals (prices per gram with date and source) and the settings of the zakat calculation. */
import { expect, test } from 'vitest';
import { basic, TEST_NOW } from '#tests/support/api/api';
import { sharedApi } from '#tests/support/api/opened-api';
import type { MetalPrice } from '#contract/zakat';

const api = sharedApi();

test('returns the prices of gold and silver with the date of the seeding and a source in each language', async () => {
  const { result } = (await (await api.get('/metals')).json()) as {
    result: { total: number; data: MetalPrice[] };
  };
  expect(result.total).toBe(2);
  expect(
    result.data.map(({ metal, pricePerGram, currency }) => ({ metal, pricePerGram, currency })),
  ).toEqual([
    { metal: 'gold', pricePerGram: '24.480', currency: 'OMR' },
    { metal: 'silver', pricePerGram: '0.312', currency: 'OMR' },
  ]);
  for (const { at, source } of result.data) {
    expect(at.slice(0, 10)).toBe(TEST_NOW.toISOString().slice(0, 10));
    expect(new Set(Object.values(source)).size).toBe(4);
  }
});

test('returns the rulings as settings with their authority', async () => {
  const answer = await api.get('/client/system/settings/category/ZAKAT', basic());
  const { result } = (await answer.json()) as { result: Record<string, { value: unknown }> };
  expect(result.NISAB_GRAMS?.value).toEqual({ gold: '85', silver: '595' });
  expect(result.RATES?.value).toEqual({ lunar: '0.025', solar: '0.02577' });
  expect(Object.keys(result.AUTHORITY?.value as object).sort()).toEqual(['ar', 'en', 'id', 'tr']);
});
