/** Tests of rules that all lists and records share: pages, empty databases, searches as plain text, unknown ids. */
import { afterAll, describe, expect, test } from 'vitest';
import type { CreateOrderInput } from '#contract/orders';
import { sharedApi } from '#tests/support/api/opened-api';
import { orderBody, sendOrder } from '#tests/support/api/orders';

const filled = sharedApi();
const empty = sharedApi({ empty: true });
afterAll(async () => {
  for (const { api } of [filled, empty]) await api.close();
});

type Page = { total: number; data: object[] };
async function page(path: string, of = filled): Promise<Page> {
  const answer = await of.get(path);
  expect(answer.status, path).toBe(200);
  return ((await answer.json()) as { result: Page }).result;
}

describe.each([
  ...['/projects', '/programs', '/news', '/blogs', '/events', '/training', '/training?when=past'],
  ...[
    '/faqs',
    '/mosques',
    '/tafreej-cases',
    '/orphans',
    '/endowments',
    '/expiations',
    '/sacrifices',
  ],
  ...['/ngos', '/partners', '/stocks', '/investment-funds', '/annual-figures', '/sliders'],
  ...['/tags', '/categories?section=news', '/metals'],
])('%s', (path) => {
  const at = (query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;

  test('its pages have the total and the order of the whole list', async () => {
    const all = await page(at('limit=100'));
    expect(all.total).toBe(all.data.length);
    if (path === '/metals') return;
    const [first, second] = [await page(at('limit=1')), await page(at('limit=3&offset=1'))];
    expect([first.total, second.total]).toEqual([all.total, all.total]);
    expect([...first.data, ...second.data]).toEqual(all.data.slice(0, 4));
  });

  test('is empty in an empty database', async () => {
    expect(await page(path, empty)).toMatchObject({ total: 0, data: [] });
  });
});

test.each(['/projects', '/news', '/events', '/training', '/faqs', '/ngos', '/stocks'])(
  'the search of %s has no syntax, and matches only the beginning of a word',
  async (path) => {
    for (const search of [
      '%',
      '_',
      '"',
      '*',
      "' or 1=1",
      'xyzzyx OR a',
      'arbour',
      'ommittee',
      'ement',
    ])
      expect(await page(`${path}?search=${encodeURIComponent(search)}`), search).toMatchObject({
        ...{ total: 0, data: [] },
      });
    const { total } = await page(path);
    for (const search of ['', '  '])
      expect((await page(`${path}?search=${encodeURIComponent(search)}`)).total).toBe(total);
  },
);

test.each([
  ['/projects/nothing', 'project.notFound'],
  ['/programs/nothing', 'program.notFound'],
  ['/project-types/nothing', 'projectType.notFound'],
  ['/pages/nothing', 'page.notFound'],
  ['/news/nothing', 'news.notFound'],
  ['/news/receipts', 'news.notFound'],
  ['/blogs/blankets', 'blog.notFound'],
  ['/events/a%20b', 'event.notFound'],
  ['/training/nothing', 'training.notFound'],
  ['/mosques/nothing', 'mosque.notFound'],
  ['/tafreej-cases/wells', 'offering.notFound'],
  ['/orphans/wells', 'offering.notFound'],
  ['/endowments/waqf-fund', 'offering.notFound'],
  ['/ngos/nothing', 'ngo.notFound'],
  ['/stocks/sdns', 'stock.notFound'],
  ['/investment-funds/nbrs', 'investmentFund.notFound'],
  ['/lookups/countries/ZZ', 'country.notFound'],
])('%s is unknown or of another kind, and returns 404 %s', async (path, errorCode) => {
  const answer = await filled.get(path);
  expect([answer.status, await answer.json()]).toMatchObject([404, { errorCode }]);
});

const manyIds = Array.from({ length: 101 }, (_, n) => (n < 100 ? 'nothing' : 'wells')).join();
test.each([
  ['', []],
  ['?ids=', []],
  ['?ids=wells,nothing,a%20b,wells', ['wells']],
  [`?ids=${manyIds}`, []],
])(
  '/offerings%.40s leaves out unknown ids, invalid ids and those after the first 100',
  async (query, ids) => {
    const { total, data } = await page(`/offerings${query}`);
    expect(data.map((one) => (one as { id: string }).id)).toEqual(ids);
    expect(total).toBe(ids.length);
  },
);

type Line = CreateOrderInput['lines'][number];
test.each<[Partial<Line>, string]>([
  [{ offeringId: 'water-endowment', intention: 'zakat' }, 'order.notZakatEligible'],
  [{ offeringId: 'water-endowment', intention: 'sadaqa' }, 'order.intentionNotTaken'],
  [{ offeringId: 'palm-roof', intention: 'zakat' }, 'order.notZakatEligible'],
  [{ offeringId: 'kafarat-zihar', intention: 'sadaqa' }, 'order.intentionNotTaken'],
  [{ offeringId: 'kafarat-zihar', intention: 'kafara', total: 9_000 }, 'order.priceChanged'],
  [
    {
      offeringId: 'kafarat-zihar',
      intention: 'kafara',
      recipient: { name: 'A', phone: '+96892123456' },
    },
    'order.notInAName',
  ],
])(
  'an order with %j is rejected by the stored rules of its offering: %s',
  async (changes, code) => {
    const line: Line = {
      offeringId: '',
      // Three expiations of sixty people each.
      total: 180_000,
      quantity: 180,
      intention: 'sadaqa',
      ...changes,
    };
    const { status, error } = await sendOrder(filled, orderBody({ lines: [line] }));
    expect([status, error.errorCode]).toEqual([409, code]);
  },
);
