/** What the checkout page shows, and its two verbs: paying, and changing the currency. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { formAction } from '../../forms/action.server';
import { pageLoader } from '../../forms/loader.server';
import { changeCurrency, currencyIntent } from '../cart/cart-action.server';
import { cartView } from '../cart/cart-view.server';
import { ratesFor } from '../cart/rates.server';
import { takeItemData } from './item-data.server';
import { methodsFor } from './methods.server';
import { pay, payIntent } from './pay.server';

export const loader = pageLoader({
  strings: ['checkout', 'gifts', 'payment', 'phone'],
  load: async ({ visitor, url }) => {
    await takeItemData(visitor, url);
    const { cart, preferences, t } = visitor;
    const [view, rates, methods] = await Promise.all([
      cartView(visitor),
      ratesFor(visitor),
      methodsFor(visitor, cart.currency, cart.method),
    ]);
    return {
      head: { title: t('checkout:title'), index: false },
      key: randomUUID(),
      cart: view,
      rates,
      methods,
      wasRepriced: preferences.flash === 'currencyChanged',
      lastOrder: cart.placed?.order ?? null,
    };
  },
  // Without a way to pay, the page cannot do what it is for.
  status: ({ cart, methods }) => (cart.lines.length > 0 && methods === null ? 503 : 200),
});

export const action = formAction({
  schema: z.discriminatedUnion('intent', [payIntent, currencyIntent]),
  run: async (values, { visitor }) =>
    values.intent === 'pay'
      ? pay(values, visitor)
      : changeCurrency(visitor, values.currency, visitor.links.checkout()),
});
