/** Tests of the holdings loaders and action: search, rows, calculated total, and privacy of the holdings. */
import { expect, test } from 'vitest';
import { FUNDS } from '#domain/offerings/funds';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, cookiesOf, readAnswer, unreachable, visit, visitorAfter } from '#tests/support/site';
import { action as purify } from './stock-purge';
import type { HoldingsPageState } from './action.server';
import { action as fundZakat } from './zakat-funds';
import { action as stockZakat } from './zakat-stocks';

const site = setupTestSiteAtSeedTime();

const PAGES = {
  '/projects/stock-purge': purify,
  '/projects/zakat/stocks': stockZakat,
  '/projects/zakat/funds': fundZakat,
};
type Path = keyof typeof PAGES;
type Row = [subject: string, period: string, count: string];
type Sent = Record<string, string>;

const fieldsOf = (rows: Row[]) =>
  Object.fromEntries(
    rows.flatMap(([subject, period, count], at) => [
      [`rows[${at}].id`, String(at + 1)],
      [`rows[${at}].subject`, subject],
      [`rows[${at}].period`, period],
      [`rows[${at}].count`, count],
    ]),
  ) as Record<string, string>;

async function send(path: Path, rows: Row[], fields: Sent) {
  const form = { form: 'holdings', currency: 'OMR', ...fieldsOf(rows), ...fields };
  const sent = readAnswer(await PAGES[path](args(visit(path, { form }))));
  return { ...sent, answer: (sent.data as { answer?: HoldingsPageState } | undefined)?.answer };
}

const PURGE = '/projects/stock-purge';
const TWO: Row[] = [
  ['nbrs', '2025', '100'],
  ['wadc', '2024', '١٬٠٠٠'],
];

test('keeps the rows when the donor searches in the form', async () => {
  const { answer, status, headers } = await send(PURGE, TWO, {
    ...{ intent: 'search', search: 'foods' },
  });
  expect(answer?.rows.map(({ subject, count }) => [subject, count])).toEqual([
    ['nbrs', '100'],
    ['wadc', '١٬٠٠٠'],
  ]);
  expect(answer?.found.subjects).toMatchObject([{ symbol: 'LUBN' }]);
  expect(answer?.strict).toBe(false);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
});

test('searches when Enter in a changed search field submits the intent work', async () => {
  const { answer } = await send(PURGE, [['nbrs', '2025', '']], {
    intent: 'work',
    search: 'foods',
    searched: '',
  });
  expect(answer).toMatchObject({ strict: false, found: { search: 'foods' } });
});

test('adds a row with the newest published period', async () => {
  const { answer } = await send(PURGE, [], { intent: 'add.nbrs' });
  expect(answer?.rows).toMatchObject([{ id: 1, subject: 'nbrs', period: '2025', count: '' }]);
  expect(answer).toMatchObject({ focus: 1, refusal: null });
  // Binaa has published no amount for 2025.
  const old = await send(PURGE, [], { intent: 'add.bnaa' });
  expect(old.answer?.rows).toMatchObject([{ period: '2024' }]);
});

test('adds a second row of the same share with another period', async () => {
  const { answer } = await send(PURGE, [['nbrs', '2025', '5']], { intent: 'add.nbrs' });
  expect(answer?.rows.map(({ id, period }) => [id, period])).toEqual([
    [1, '2025'],
    [2, '2024'],
  ]);
});
test('rejects the 31st row with 400 and keeps the first 30', async () => {
  const thirty = Array.from({ length: 30 }, (): Row => ['nbrs', '2025', '1']);
  const { answer, status } = await send(PURGE, thirty, { intent: 'add.wadc' });
  expect(status).toBe(400);
  expect(answer).toMatchObject({ refusal: 'tooMany' });
  expect(answer?.rows).toHaveLength(30);
  const more = await send(PURGE, [...thirty, ['wadc', '2025', '1']], { intent: 'work' });
  expect(more.answer).toMatchObject({ refusal: 'tooMany' });
});

test('marks a row without a number when the donor calculates the total', async () => {
  const { answer } = await send(PURGE, [...TWO, ['lubn', '2025', '']], { intent: 'work' });
  expect(answer).toMatchObject({ strict: true, focus: 3, refusal: null });
});

// 100 × 0.0850 + 1,000 × 0.0051 = 8.5 + 5.1
test('adds one line with exactly the calculated purification', async () => {
  const { to, cart } = await send(PURGE, TWO, { intent: 'donate', shown: '13600 OMR' });
  expect(to).toBe('/checkout');
  expect(cart?.lines).toEqual([
    {
      ...{ id: expect.stringMatching(/^gift-/) as string, offeringId: FUNDS.purification },
      ...{ minor: 13_600, quantity: 1, intention: 'purification', isOne: true },
    },
  ]);
});

test('requires no number of shares when the company pays the zakat itself', async () => {
  const rows: Row[] = [
    ['nbrs', '2025', '400'],
    ['sadn', '2025', ''],
  ];
  const sent = { intent: 'donate', shown: '8520 OMR' };
  expect((await send('/projects/zakat/stocks', rows, sent)).cart?.lines).toMatchObject([
    { offeringId: FUNDS.zakat, minor: 8_520, isOne: true },
  ]);
});

test('calculates zakat of fractional fund units, and converts other currencies', async () => {
  // 125.375 × 0.0262 + 40 × 0.0785 ÷ 2.6008 = 3.284825 + 1.207320…
  const rows: Row[] = [
    ['sdns', '2025', '125.375'],
    ['glbe', '2025', '40'],
  ];
  const { cart } = await send('/projects/zakat/funds', rows, {
    intent: 'donate',
    shown: '4493 OMR',
  });
  expect(cart?.lines).toMatchObject([
    { offeringId: FUNDS.zakat, minor: 4_493, intention: 'zakat' },
  ]);
});

test('does not store or log the holdings', async () => {
  const sent = { intent: 'cart', shown: '650590 OMR' };
  const { to, headers } = await send(PURGE, [['nbrs', '2025', '7654']], sent);
  const kept = decodeURIComponent(`${to}${cookiesOf(headers)}`);
  expect(kept).not.toMatch(/nbrs|7654/i);
  expect(JSON.stringify(site.log)).not.toMatch(/7654|650590/);
});

test.each<[string, Row[], string, string, number]>([
  ['an amount that differs from the shown one', TWO, '13601 OMR', 'changed', 409],
  ['the amount in another currency', TWO, '13600 USD', 'changed', 409],
  ['no rows', [], '1000 OMR', 'empty', 400],
  ['an unknown share', [...TWO, ['nothing', '2025', '5']], '13600 OMR', 'mend', 400],
  ['a fund among shares', [...TWO, ['sdns', '2025', '5']], '13600 OMR', 'mend', 400],
  ['a period that is not published', [['nbrs', '2031', '100']], '8500 OMR', 'mend', 400],
  ['a huge number', [['nbrs', '2025', '999999999999']], '84999999999915 OMR', 'mend', 400],
  ['a share without an exchange rate', [['khlp', '2025', '1000']], '4600 OMR', 'changed', 409],
  ['a share without a published amount', [['rmlg', '2025', '1000']], '1000 OMR', 'changed', 409],
])('rejects %s and keeps the rows', async (_, rows, shown, refusal, status) => {
  const { answer, ...sent } = await send(PURGE, rows, { intent: 'donate', shown });
  expect(answer).toMatchObject({ refusal });
  expect([sent.to, sent.status]).toEqual([null, status]);
  expect(answer?.rows.map(({ subject, count }) => [subject, count])).toEqual(
    rows.map(([subject, , count]) => [subject, count]),
  );
});

test('returns 400 for a field name with a huge row index', async () => {
  const far = { intent: 'work', 'rows[4000000000].subject': 'nbrs' };
  await expect(send(PURGE, [], far)).rejects.toMatchObject({ status: 400 });
});

test('keeps the typed rows while the charity API is down', async () => {
  site.fail(unreachable);
  const { said, typed } = await send(PURGE, TWO, { intent: 'donate', shown: '13600 OMR' });
  expect(said).toBe('Something went wrong. Please try again in a moment.');
  expect(typed).toMatchObject({ rows: [{ subject: 'nbrs', count: '100' }, {}] });
});

test('adds a known amount to the cart as purification, and rejects zero', async () => {
  const form = { currency: 'OMR', amount: '4.5', intent: 'cart' };
  const answer = (await purify(args(visit(PURGE, { form })))) as Response;
  const { cart } = visitorAfter(answer);
  expect(cart.lines).toMatchObject([{ offeringId: FUNDS.purification, minor: 4_500 }]);
  const wrong = await purify(args(visit(PURGE, { form: { ...form, amount: '0' } })));
  expect(wrong).toMatchObject({
    data: { form: { error: { amount: ['Enter an amount above zero'] } } },
  });
});

test('accepts less than 1 OMR as a known amount', async () => {
  const form = { currency: 'OMR', amount: '0.096', intent: 'donate' };
  const answer = (await purify(args(visit(PURGE, { form })))) as Response;
  expect(answer.headers.get('location')).toBe('/checkout');
  expect(visitorAfter(answer).cart.lines).toMatchObject([{ minor: 96 }]);
});

test('accepts less than 1 OMR as a calculated amount', async () => {
  const small: Row[] = [['nbrs', '2025', '1']];
  const { to, cart } = await send(PURGE, small, { intent: 'donate', shown: '85 OMR' });
  expect(to).toBe('/checkout');
  expect(cart?.lines).toMatchObject([{ minor: 85 }]);
});
