/** Tests that the sentence below the payment button fits the payment methods that the donor can choose. */
import { expect, test } from 'vitest';
import { CART_LINE, cartOf } from '#tests/support/carts';
import { setupTestSite } from '#tests/support/opened-site';
import { args, replaceMethods, visit } from '#tests/support/site';
import { translateFor } from '#tests/support/words';
import { loader } from './checkout';

const site = setupTestSite();

const CART = cartOf({});
const MONTHLY = { ...cartOf(), subscription: CART_LINE };

test.each([
  ['the donor transfers', 'only bank transfer', ['Bank'], [], CART, 'transfer'],
  ['the donor transfers', 'bank transfer for the currency', ['Bank'], ['Paypal'], CART, 'transfer'],
  ['the amount is charged', 'no bank transfer', ['Stripe', 'Paypal'], ['Bank'], CART, 'once'],
  ['both', 'a card and bank transfer', ['Bank', 'Stripe'], [], CART, 'either'],
  ['each month is charged', 'a monthly gift', ['Stripe'], [], MONTHLY, 'monthly'],
])('says %s with %s', async (_, __, able, unable, cart, key) => {
  const methodsIn = (currency: string, methods: string[]) =>
    methods.map((method) => ({ method, currencies: [currency], monthly: true }));
  site.fail(replaceMethods([...methodsIn('OMR', able), ...methodsIn('JPY', unable)]));
  const { data } = await loader(args(visit('/checkout', { cart })));
  expect(data.note).toBe(translateFor('en')(`frame:charge.${key}`));
});
