/** Tests GET /lookups/currencies: the source of a rate, in every language. */
import { expect, test } from 'vitest';
import { sharedApi } from '#tests/support/api/opened-api';
import type { CurrencyRate } from '#contract/content';

const api = sharedApi();

async function sourceOf(currency: string) {
  const { result } = (await (await api.get('/lookups/currencies')).json()) as {
    result: { data: CurrencyRate[] };
  };
  return result.data.find((rate) => rate.currency === currency)?.source;
}

test('returns the source of a rate in each language', async () => {
  const source = await sourceOf('USD');
  expect(new Set(Object.values(source ?? {})).size).toBe(4);
});
