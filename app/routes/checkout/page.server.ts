/** Loader and action of the checkout page. The action pays, or changes the currency of the cart. */
import * as z from 'zod';
import {
  cartTotal,
  itemsToPayNow,
  lineTotal,
  pricedAs,
  type Cart,
  type CartLine,
} from '#domain/cart';
import { FormProblem, formAction } from '../../forms/action.server';
import { pageLoader } from '../../forms/loader.server';
import { newFormKey } from '../../security/form-stamp.server';
import { changeCurrency, currencyIntent } from '../../cart/action.server';
import { loadCartView } from '../../cart/view.server';
import { fetchLastOrder } from '../../cart/last-order.server';
import { fetchCartRates } from '../../giving/rates.server';
import { chargeNote } from './charge-note.server';
import { fetchDonorDetails } from './donor-details.server';
import { moveItemIntoCart } from './item-data.server';
import { bankDetails } from '../../paying/bank-details.server';
import { fetchMethods, type Methods } from '../../paying/methods.server';
import { pay, payIntent } from '../../paying/pay.server';
import { NOT_STORED } from '../../paying/way.server';

export const loader = pageLoader({
  strings: ['checkout', 'gifts', 'payment', 'phone'],
  load: async ({ visitor, url }) => {
    await moveItemIntoCart(visitor, url);
    const { cart, preferences, t } = visitor;
    const { interval, cart: due, waiting } = itemsToPayNow(cart);
    const gifts = due.lines.map((line) => ({
      total: lineTotal(due, line),
      intention: line.intention,
      stated: line.converted ? statedPriceOf(due, line) : null,
    }));
    const asked = { total: cartTotal(due), gifts, interval };
    const [view, rates, methods, last, donor] = await Promise.all([
      loadCartView(visitor, due),
      fetchCartRates(visitor),
      due.lines.length > 0 ? fetchMethods(visitor, asked, cart.method) : null,
      fetchLastOrder(visitor),
      due.lines.length > 0 ? fetchDonorDetails(visitor) : null,
    ]);
    return {
      head: { title: t('checkout:title'), index: false },
      key: newFormKey(),
      cart: view,
      interval,
      waiting,
      rates,
      methods,
      note: chargeNote(visitor, interval, methods),
      transfer: isBlocked(due, methods) ? await bankDetails(visitor) : null,
      wasRepriced: preferences.flash === 'currencyChanged',
      last,
      donor,
    };
  },
  status: ({ cart, methods }) => (isBlocked(cart, methods) ? 503 : 200),
});

/** Returns true when the payment methods cannot be loaded, so that the donor cannot pay. */
function isBlocked({ lines }: { lines: readonly unknown[] }, methods: Methods | null): boolean {
  return lines.length > 0 && methods === null;
}

function statedPriceOf(cart: Cart, line: CartLine) {
  const { price, quantity } = pricedAs(cart, line);
  return { price, quantity };
}

export const action = formAction({
  schema: z.discriminatedUnion('intent', [payIntent, currencyIntent]),
  run: async (values, { visitor, attach }) => {
    if (values.intent !== 'pay') return changeCurrency(visitor, values, visitor.links.checkout());
    try {
      return await pay(values, visitor);
    } catch (error) {
      // The charity API stores no order now, so the donor can only transfer the money without one.
      if (error instanceof FormProblem && error.fields[''] === NOT_STORED)
        attach({ transfer: await bankDetails(visitor) });
      throw error;
    }
  },
  // An error, not a fake success: the browser of a real donor may have filled in the honeypot. The page then leaves it
  // out, so that the donor can submit the form again.
  trap: () => {
    throw new FormProblem({ '': 'checkout.pressAgain' });
  },
});
