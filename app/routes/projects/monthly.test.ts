/** A gift of every month: where it is offered, and what becomes of it in the cart. */
import { describe, expect, test } from 'vitest';
import type { Cart } from '#domain/cart';
import { FUNDS } from '#domain/offerings/funds';
import { siteAtSeedTime } from '#tests/support/opened-site';
import { args, unreachable, visit, visitorAfter } from '#tests/support/site';
import { campaignLoader as loader, giveToCampaign as action } from './page.server';

const BREAD = 'fresh-bread-deir-al-balah';

const site = siteAtSeedTime();

/** From now on these are the ways to pay; the first one repeats, or not. */
function waysToPay(monthly: boolean) {
  const data = [
    { method: 'Stripe', currencies: ['OMR'], monthly },
    { method: 'Bank', currencies: ['OMR'] },
  ];
  site.fail((request) =>
    request.url.endsWith('/lookups/payment-methods')
      ? Response.json({ result: { total: 2, data } })
      : undefined,
  );
}

const isOffered = async (id: string) =>
  (await loader(args(visit(`/projects/${id}`), { id }))).data.project.offer?.monthly;

describe('it is offered', () => {
  test('where a way to pay can repeat a gift', async () => {
    waysToPay(true);
    expect(await isOffered(BREAD)).toBe(true);
    expect(await isOffered(FUNDS.zakat)).toBe(true);
  });

  test('nowhere else', async () => {
    waysToPay(false);
    expect(await isOffered(BREAD)).toBe(false);
  });

  test('not for what is owed or done once', async () => {
    waysToPay(true);
    expect(await isOffered(FUNDS.purification)).toBe(false);
    expect(await isOffered(FUNDS.kafarat)).toBe(false);
    expect(await isOffered(FUNDS.sacrifice)).toBe(false);
  });

  test('not while nobody can tell', async () => {
    site.fail((request) =>
      request.url.endsWith('/lookups/payment-methods') ? unreachable(request) : undefined,
    );
    expect(await isOffered(BREAD)).toBe(false);
  });
});

const LINE = {
  id: 'a',
  offeringId: BREAD,
  minor: 5_000,
  quantity: 2,
  intention: 'sadaqa',
} as const;
const CART: Cart = { currency: 'OMR', lines: [LINE] };

async function give(fields: Record<string, string>, { cart = CART, id = BREAD } = {}) {
  const form = { currency: 'OMR', amount: '10', intent: 'donate', interval: 'month', ...fields };
  const answer = await action(args(visit(`/projects/${id}`, { cart, form }), { id }));
  if (!(answer instanceof Response)) return { errors: answer.data.form.error };
  const visitor = visitorAfter(answer);
  return { to: answer.headers.get('location'), cart: visitor.cart };
}

describe('chosen', () => {
  test('it waits beside the lines, and the checkout opens', async () => {
    const answer = await give({ intention: 'zakat' });
    expect(answer).toMatchObject({
      to: '/checkout',
      cart: {
        lines: [LINE],
        subscription: { offeringId: BREAD, minor: 10_000, intention: 'zakat' },
      },
    });
    expect(answer.cart?.subscription?.id).toMatch(/^gift-/);
  });

  test('with the button of the cart leads there, where it stands apart', async () => {
    expect(await give({ intent: 'cart' })).toMatchObject({
      to: '/cart',
      cart: { subscription: { minor: 10_000 } },
    });
  });

  test('in the name of somebody', async () => {
    const recipient = { onBehalf: 'yes', recipientName: 'مريم', recipientPhone: '+96892123456' };
    expect((await give(recipient)).cart?.subscription).toMatchObject({
      recipient: { name: 'مريم', phone: '+96892123456' },
    });
  });

  test('again takes the place of the earlier one', async () => {
    const { id: _, quantity: __, ...item } = LINE;
    const cart = { ...CART, subscription: { ...item, id: 'earlier' } };
    expect((await give({}, { cart })).cart?.subscription?.minor).toBe(10_000);
  });

  test('and then a gift of once ends it', async () => {
    const { cart } = await give({});
    const after = await give({ interval: 'once', intent: 'cart' }, { cart: cart! });
    expect(after.cart?.subscription).toBeUndefined();
    expect(after.cart?.lines.map(({ minor }) => minor)).toEqual([5_000, 10_000]);
  });

  test.each(['', 'year', 'MONTH'])('as %j is once', async (interval) => {
    expect((await give({ interval })).cart).toMatchObject({ lines: [LINE, { minor: 10_000 }] });
  });

  test('for what is owed once is refused', async () => {
    const answer = await give({}, { id: FUNDS.purification });
    expect(answer.errors).toEqual({ interval: ['This does not look right. Please check it.'] });
  });

  test('in another currency than the cart’s is refused', async () => {
    const answer = await give({ currency: 'USD' });
    expect(answer.errors?.['']?.[0]).toMatch(/Your cart is in another currency now/);
  });
});
