/** Stocks and investment funds: pages, search in all languages, published amounts, and unknown ids. */
import { describe, expect, test } from 'vitest';
import type { InvestmentFund, Stock } from '#contract/zakat';
import { sharedApi } from '#tests/support/api/opened-api';
import { resultOf } from '#tests/support/api/api';

const api = sharedApi();

type Listed<Item> = { result: { total: number; data: Item[] } };
const list = async <Item = Stock>(path: string) =>
  ((await (await api.get(path)).json()) as Listed<Item>).result;
const found = async (search: string) =>
  (await list(`/stocks?search=${encodeURIComponent(search)}`)).data.map(({ symbol }) => symbol);

test('stocks are returned in pages, each with its published periods, newest first', async () => {
  const all = await list('/stocks?limit=100');
  expect(all.total).toBe(all.data.length);
  expect(all.total).toBeGreaterThanOrEqual(20);
  for (const { figures } of all.data) {
    expect(figures.map(({ period }) => period)).toEqual(['2025', '2024']);
  }
});

describe('the search for stocks', () => {
  test.each([
    ['nbrs', ['NBRS']],
    ['نور', ['NBRS']],
    ['power hill', []],
  ])('%j returns %j', async (search, symbols) => expect(await found(search)).toEqual(symbols));
});

test('published ratios keep their decimals, and unpublished ones are null', async () => {
  const result = await resultOf<Stock>(api.get('/stocks/nbrs'));
  expect(result.figures[0]).toMatchObject({
    period: '2025',
    purification: '0.0850',
    zakat: '0.0213',
    zakatPaid: false,
  });
  const { data } = await list('/stocks?limit=100');
  const newest = data.map(({ figures }) => figures[0]);
  expect(newest.some((figures) => figures?.purification === null)).toBe(true);
  expect(newest.some((figures) => figures?.zakatPaid)).toBe(true);
  expect(new Set(data.map(({ currency }) => currency))).toEqual(new Set(['OMR', 'USD', 'KWD']));
});

test('investment funds have a unit value, and the search finds them', async () => {
  const { total, data } = await list<InvestmentFund>('/investment-funds?limit=100');
  expect(total).toBe(8);
  expect(data[0]).toMatchObject({ symbol: 'SDNE', unitValue: '1.274' });
  const sukuk = await list<InvestmentFund>('/investment-funds?search=صكوك');
  expect(sukuk.data.map(({ symbol }) => symbol)).toEqual(['SDNS']);
  const one = (await (await api.get('/investment-funds/sdns')).json()) as {
    result: InvestmentFund;
  };
  expect(one.result).toEqual(sukuk.data[0]);
});
