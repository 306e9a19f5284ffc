/**
 * Tests of cart lines for offerings with a price or a limit, and of `createCartLine`, which checks a gift before it is
 * added to the cart.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { createCartLine, type OfferingGift } from '#app/giving/line.server';
import { readVisitor } from '#app/visitor/visitor.server';
import type { Cart, CartLine } from '#domain/cart';
import { type Currency, formatMoney, money } from '#domain/money';
import type { OfferingKind } from '#domain/offerings';
import { insertOffering } from '#tests/support/api/offerings';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, unreachable, visit } from '#tests/support/site';
import { loader } from './cart';

const site = setupTestSiteAtSeedTime();
beforeAll(async () => {
  await insertOffering(site.db, {
    ...{ id: 'cow', kind: 'sacrifice', within: 'udhiya', intentions: '["sacrifice"]' },
    ...{ price: 45_000, unit: 'share', capacity: 7, taken: 5 },
  });
  await insertOffering(site.db, {
    ...{ id: 'debt', kind: 'case', intentions: '["sadaqa","zakat"]', any_amount: 1 },
    ...{ unit: 'money', capacity: 50_000, taken: 39_600 },
  });
  await insertOffering(site.db, { id: 'ended', kind: 'case', any_amount: 1, status: 'closed' });
  await insertOffering(site.db, {
    ...{ id: 'oath', kind: 'expiation', intentions: '["kafara"]', price: 1_500 },
  });
});

const SHARE: CartLine = {
  ...{ id: 'a', offeringId: 'cow', minor: 45_000, quantity: 2 },
  ...{ intention: 'sacrifice', names: ['Maryam', 'Salim'], agency: true },
};
const PART: CartLine = {
  ...{ id: 'b', offeringId: 'debt', minor: 10_400, quantity: 1 },
  intention: 'zakat',
};

const shown = async (lines: CartLine[], currency: Currency = 'OMR') =>
  (await loader(args(visit('/cart', { cart: { currency, lines } })))).data.cart;
const problems = async (...given: Parameters<typeof shown>) =>
  (await shown(...given)).lines.map(({ problem }) => problem);

test('reports lines that together exceed the remaining capacity', async () => {
  expect(await problems([SHARE])).toEqual([null]);
  const third = { ...SHARE, id: 'c', quantity: 1, names: ['Huda'] };
  expect(await problems([SHARE, third])).toEqual(['taken', 'taken']);
  expect((await shown([SHARE, third])).lines[0]).toMatchObject({
    others: '/projects/sacrifices',
  });
  expect(await problems([PART])).toEqual([null]);
  expect(await problems([PART, { ...PART, id: 'd', minor: 1_000 }])).toEqual(['taken', 'taken']);
  expect(await problems([{ ...PART, minor: 10_401 }])).toEqual(['taken']);
});

test('shows the current total and the earlier one after a changed price or rate', async () => {
  const totals = async (...given: Parameters<typeof shown>) => {
    const { lines, total, isBlocked } = await shown(...given);
    return [total, lines[0]!.newPrice, isBlocked];
  };
  expect(await totals([{ ...SHARE, minor: 44_000 }])).toEqual([
    money(90_000, 'OMR'),
    expect.stringContaining(formatMoney(money(88_000, 'OMR'), 'en')),
    false,
  ]);
  // 2 × 45 × 2.6008 = 234.072
  const dollars = (total: number) => ({ ...SHARE, converted: { from: 'OMR' as const, total } });
  const now = money(234_07, 'USD');
  expect(await totals([dollars(234_07)], 'USD')).toEqual([now, undefined, false]);
  expect(await totals([dollars(234_08)], 'USD')).toEqual([
    now,
    expect.stringContaining(formatMoney(money(234_08, 'USD'), 'en')),
    false,
  ]);
});

test('does not check prices without a rate, but still checks the remaining shares', async () => {
  site.fail((request) =>
    request.url.endsWith('/lookups/currencies') ? new Response(null, { status: 500 }) : undefined,
  );
  expect(await problems([{ ...SHARE, minor: 117_04 }, PART], 'USD')).toEqual([null, null]);
  const all = { ...SHARE, minor: 117_04, quantity: 6 };
  expect(await problems([all], 'USD')).toEqual(['taken']);
  site.fail(null);
});

test('does not let the cart change quantities of expiations and sacrifices while the charity API is down', async () => {
  site.fail(unreachable);
  const people: CartLine = {
    ...{ id: 'e', offeringId: 'oath', minor: 1_500, quantity: 600, isOne: true },
    intention: 'kafara',
  };
  const { lines } = await shown([people, { ...SHARE, isOne: true }]);
  expect(lines.map(({ isCounted }) => isCounted)).toEqual([false, false]);
  site.fail(null);
});

test('returns how many people are missing in an incomplete expiation', async () => {
  const fed = (quantity: number): CartLine => ({
    ...{ id: `e-${quantity}`, offeringId: 'kafarat-oath', minor: 1_000, quantity, isOne: true },
    intention: 'kafara',
  });
  const { lines } = await shown([fed(7), fed(20)]);
  expect(lines.map(({ missing }) => missing)).toEqual([3, 0]);
});

describe('createCartLine', () => {
  const gift = (changes: Partial<OfferingGift> = {}): OfferingGift => ({
    currency: 'OMR',
    amount: null,
    quantity: 1,
    intention: null,
    ...changes,
  });
  const line = (id: string, changes?: Partial<OfferingGift>, cart?: Cart) =>
    createCartLine(
      readVisitor(visit('/', cart ? { cart } : {})),
      { id, kinds: [KINDS[id] ?? 'case'] },
      gift(changes),
    );
  const KINDS: Record<string, OfferingKind> = { cow: 'sacrifice', oath: 'expiation' };
  const refusal = async (...given: Parameters<typeof line>) =>
    line(...given).then(
      () => null,
      (problem: { fields: object }) => problem.fields,
    );
  const dollars: Cart = { currency: 'USD', lines: [{ ...PART, minor: 100 }] };

  test('returns the published price, and one name for each share', async () => {
    expect(
      await line('cow', { quantity: 2, names: ['Maryam', 'Salim', 'Huda'], agency: true }),
    ).toEqual({
      offeringId: 'cow',
      minor: 45_000,
      quantity: 2,
      intention: 'sacrifice',
      names: ['Maryam', 'Salim'],
      agency: true,
      isOne: true,
    });
    expect(await line('oath', { quantity: 120 })).toMatchObject({ minor: 1_500, quantity: 120 });
  });

  test('keeps the published price of a gift in USD, and rounds the converted total once', async () => {
    expect(await line('oath', { currency: 'USD', quantity: 10 }, dollars)).toMatchObject({
      minor: 1_500,
      // 10 × 1.5 × 2.6008 = 39.012, rounded up because it is an obligation.
      converted: { from: 'OMR', total: 39_02 },
    });
  });

  test('accepts the whole balance of a bill although it is below the minimum amount', async () => {
    const balance = { any_amount: 1, unit: 'money', capacity: 400 } as const;
    await insertOffering(site.db, { id: 'rest', kind: 'case', ...balance });
    expect(await line('rest', { amount: money(400, 'OMR') })).toMatchObject({ minor: 400 });
    expect(await refusal('rest', { amount: money(399, 'OMR') })).toEqual({
      amount: 'amount.tooSmall',
    });
  });

  test.each<[string, Partial<OfferingGift>, Record<string, string>]>([
    [
      'cow',
      { quantity: 3, names: ['a', 'b', 'c'], agency: true },
      { quantity: 'gift.onlyLeft?count=2' },
    ],
    ['cow', { quantity: 9e99, agency: true }, { quantity: 'gift.onlyLeft?count=2' }],
    ['oath', { quantity: 10_000 }, { quantity: 'gift.atMost?count=9999' }],
    ['cow', { quantity: 2, names: ['a'], agency: true }, { 'names[1]': 'required' }],
    ['cow', { names: ['a'] }, { agency: 'required' }],
    ['cow', { names: ['a'], agency: true, amount: money(5_000, 'OMR') }, { amount: 'invalid' }],
    ['debt', { amount: money(10_401, 'OMR') }, { amount: 'gift.taken' }],
    ['debt', {}, { amount: 'amount.missing' }],
    ['oath', { quantity: 9, intention: 'zakat' }, { '': 'gift.notZakatEligible' }],
    ['ended', { amount: money(5_000, 'OMR') }, { '': 'gift.closed' }],
    ['oath', { currency: 'USD' }, { '': 'gift.otherCurrency' }],
  ])('rejects a gift to %s with %j', async (id, changes, fields) => {
    expect(await refusal(id, changes)).toEqual(fields);
  });

  test('rejects a gift that exceeds the remaining capacity together with the gifts in the cart', async () => {
    const cart: Cart = { currency: 'OMR', lines: [{ ...SHARE, quantity: 1 }, PART] };
    const one = { names: ['Huda'], agency: true };
    expect(await line('cow', one, cart)).toMatchObject({ quantity: 1 });
    const two = { ...one, quantity: 2, names: ['Huda', 'Salim'] };
    expect(await refusal('cow', two, cart)).toEqual({ '': 'gift.inCart' });
    expect(await refusal('debt', { amount: money(1_000, 'OMR') }, cart)).toEqual({
      '': 'gift.inCart',
    });
  });

  test('reports a quantity problem at the field that the page uses for the quantity', async () => {
    const three = { quantity: 3, names: ['a', 'b', 'c'], agency: true, counted: 'shares' };
    expect(await refusal('cow', three)).toEqual({ shares: 'gift.onlyLeft?count=2' });
  });

  test('rejects a gift in USD to an offering with a price when there is no current rate', async () => {
    site.fail((request) =>
      request.url.endsWith('/lookups/currencies')
        ? Response.json({ result: { total: 0, data: [] } })
        : undefined,
    );
    expect(await refusal('oath', { currency: 'USD', quantity: 1 }, dollars)).toEqual({
      '': 'gift.noPrice',
    });
  });
});
