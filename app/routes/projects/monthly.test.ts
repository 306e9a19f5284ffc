/** Tests of monthly gifts to campaigns: when the form offers them, and how the action stores them in the cart. */
import { expect, test } from 'vitest';
import type { Cart } from '#domain/cart';
import { FUNDS } from '#domain/offerings/funds';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, readAnswer, replaceMethods, visit } from '#tests/support/site';
import { campaignLoader as loader, giveToCampaign as action } from './page.server';

const BREAD = 'bread';

const site = setupTestSiteAtSeedTime();

/** Replaces the payment methods of the charity API. @param monthly whether Stripe can repeat a gift every month */
function offerPaymentMethods(monthly: boolean) {
  const data = [
    { method: 'Stripe', currencies: ['OMR'], monthly },
    { method: 'Bank', currencies: ['OMR'] },
  ];
  site.fail(replaceMethods(data));
}

const isOffered = async (id: string) =>
  (await loader(args(visit(`/projects/${id}`), { id }))).data.project.offer?.monthly;

test('offers a monthly gift when a payment method supports it', async () => {
  offerPaymentMethods(true);
  expect(await isOffered(BREAD)).toBe(true);
  expect(await isOffered(FUNDS.zakat)).toBe(true);
});

test('offers no monthly gift when no payment method supports it', async () => {
  offerPaymentMethods(false);
  expect(await isOffered(BREAD)).toBe(false);
});

test('offers no monthly gift for purification, expiation and sacrifice', async () => {
  offerPaymentMethods(true);
  expect(await isOffered(FUNDS.purification)).toBe(false);
  expect(await isOffered(FUNDS.kafarat)).toBe(false);
  expect(await isOffered(FUNDS.sacrifice)).toBe(false);
});

const LINE = {
  ...{ id: 'a', offeringId: BREAD, minor: 5_000, quantity: 2 },
  intention: 'sadaqa',
} as const;
const CART: Cart = { currency: 'OMR', lines: [LINE] };

async function give(fields: Record<string, string>, { cart = CART, id = BREAD } = {}) {
  const form = { currency: 'OMR', amount: '10', intent: 'donate', interval: 'month', ...fields };
  return readAnswer(await action(args(visit(`/projects/${id}`, { cart, form }), { id })));
}

test('stores a monthly gift as the subscription of the cart and redirects to the checkout', async () => {
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

test('redirects to the cart when the donor adds a monthly gift to the cart', async () => {
  expect(await give({ intent: 'cart' })).toMatchObject({
    to: '/cart',
    cart: { subscription: { minor: 10_000 } },
  });
});

test('treats an unknown interval as a single gift', async () => {
  const { cart } = await give({ interval: 'year' });
  expect(cart).toMatchObject({ lines: [LINE, { minor: 10_000 }] });
});

test('rejects a monthly purification', async () => {
  const answer = await give({}, { id: FUNDS.purification });
  expect(answer.errors).toEqual({ interval: ['This does not look right. Please check it.'] });
});
