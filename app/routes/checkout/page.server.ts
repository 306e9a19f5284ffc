/** Loader and action of the checkout page. The action pays, or changes the currency of the cart. */
import * as z from 'zod';
import { cartTotal, dueNow, lineTotal, pricedAs, type Cart, type CartLine } from '#domain/cart';
import { FormProblem, formAction } from '../../forms/action.server';
import { pageLoader } from '../../forms/loader.server';
import { newFormKey } from '../../security/form-stamp.server';
import { changeCurrency, currencyIntent } from '../../cart/action.server';
import { cartView } from '../../cart/view.server';
import { lastOrder } from '../../cart/last-order.server';
import { ratesFor } from '../../giving/rates.server';
import { takeItemData } from './item-data.server';
import { methodsFor } from '../../paying/methods.server';
import { pay, payIntent } from '../../paying/pay.server';

export const loader = pageLoader({
  strings: ['checkout', 'gifts', 'payment', 'phone'],
  load: async ({ visitor, url }) => {
    await takeItemData(visitor, url);
    const { cart, preferences, t } = visitor;
    const { interval, cart: due, waiting } = dueNow(cart);
    const gifts = due.lines.map((line) => ({
      total: lineTotal(due, line),
      intention: line.intention,
      stated: line.converted ? statedOf(due, line) : null,
    }));
    const asked = { total: cartTotal(due), gifts, interval };
    const [view, rates, methods, last] = await Promise.all([
      cartView(visitor, due),
      ratesFor(visitor),
      due.lines.length > 0 ? methodsFor(visitor, asked, cart.method) : null,
      lastOrder(visitor),
    ]);
    return {
      head: { title: t('checkout:title'), index: false },
      key: newFormKey(),
      cart: view,
      interval,
      waiting,
      rates,
      methods,
      wasRepriced: preferences.flash === 'currencyChanged',
      last,
    };
  },
  // Donors cannot pay when the payment methods cannot be loaded.
  status: ({ cart, methods }) => (cart.lines.length > 0 && methods === null ? 503 : 200),
});

function statedOf(cart: Cart, line: CartLine) {
  const { price, quantity } = pricedAs(cart, line);
  return { price, quantity };
}

export const action = formAction({
  schema: z.discriminatedUnion('intent', [payIntent, currencyIntent]),
  run: async (values, { visitor }) =>
    values.intent === 'pay'
      ? pay(values, visitor)
      : changeCurrency(visitor, values, visitor.links.checkout()),
  // An error, not a fake success: the browser of a real donor may have filled in the honeypot. The page then leaves it
  // out, so that the donor can submit the form again.
  trap: () => {
    throw new FormProblem({ '': 'checkout.pressAgain' });
  },
});
