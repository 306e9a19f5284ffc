/** Loader and action of the checkout page. The action pays, or changes the currency of the cart. */
import { redirect } from '@remix-run/node';
import * as z from 'zod';
import { cartTotal, giftsIn, isEmpty, itemsToPayNow, lineTotal, statedOf } from '#domain/cart';
import type { Interval } from '#domain/orders';
import { PAYMENT_METHODS } from '#domain/orders/payment-methods';
import { changeCurrency, currencyIntent } from '../../cart/action.server';
import { fetchPrices } from '../../cart/prices.server';
import { loadCartView } from '../../cart/view.server';
import { formAction, FormProblem } from '../../forms/action.server';
import { fetchDonorDetails } from '../../forms/donor-details.server';
import { newFormKey } from '../../forms/form-stamp.server';
import { fetchCartRates } from '../../giving/rates.server';
import { pageLoader } from '../../page-loader.server';
import { bankDetails } from '../../paying/bank-details.server';
import { isChoosable } from '../../paying/method-view';
import { fetchMethods, type Methods } from '../../paying/methods.server';
import { pay, payIntent } from '../../paying/pay.server';
import { NOT_STORED } from '../../paying/way.server';
import type { Visitor } from '../../visitor/visitor.server';
import { moveItemIntoCart } from './item-data.server';

export const loader = pageLoader({
  strings: ['checkout', 'gifts', 'payment', 'phone'],
  load: async ({ visitor, url }) => {
    await moveItemIntoCart(visitor, url);
    const { cart, links, t } = visitor;
    // The page of the empty cart shows the state of the last order.
    if (isEmpty(cart)) throw redirect(links.cart());
    const { interval, cart: chosen, waiting } = itemsToPayNow(cart);
    const prices = await fetchPrices(visitor, chosen);
    const due = prices.priced;
    const gifts = due.lines.map((line) => ({
      total: lineTotal(due, line),
      intention: line.intention,
      stated: statedOf(due, line),
    }));
    const asked = { total: cartTotal(due), gifts, interval };
    const [view, rates, methods, donor] = await Promise.all([
      loadCartView(visitor, chosen, prices),
      fetchCartRates(visitor),
      fetchMethods(visitor, asked, cart.method),
      fetchDonorDetails(visitor),
    ]);
    return {
      head: { title: t('checkout:title'), index: false },
      key: newFormKey(),
      gifts: giftsIn(due),
      cart: view,
      interval,
      waiting,
      rates,
      methods,
      note: chargeNote(visitor, interval, methods),
      transfer: methods === null ? await bankDetails(visitor) : null,
      donor,
    };
  },
  // Without payment methods, the donor cannot pay.
  status: ({ methods }) => (methods === null ? 503 : 200),
});

/** The button that changes the currency sends the fields of the payment form too. */
const changeIntent = currencyIntent.extend({
  method: z.enum(PAYMENT_METHODS).optional().catch(undefined),
  usual: z.string().optional(),
});

const readIntent = (form: unknown) => {
  const { change, to } = form as Record<string, unknown>;
  return change === undefined ? form : { ...(form as object), intent: change, currency: to };
};

export const action = formAction({
  schema: z.preprocess(readIntent, z.discriminatedUnion('intent', [payIntent, changeIntent])),
  run: async (values, { visitor, attach, show }) => {
    if (values.intent !== 'pay') {
      const { cart, links } = visitor;
      // The new currency may preselect another method.
      const method = values.method === values.usual ? undefined : values.method;
      if (isEmpty(cart) || cart.currency === values.currency)
        return show(null, 200, { method: method ?? '' });
      const headers = await changeCurrency(visitor, values.currency, method);
      // The browser sends the form again, with the changed cart. The reply then shows what the donor has typed.
      return redirect(links.checkout(), { status: 307, headers });
    }
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

/** @param methods null while the charity API fails: then the sentence is that of a method that charges */
function chargeNote(
  { t }: Pick<Visitor, 't'>,
  interval: Interval,
  methods: Pick<Methods, 'offered'> | null,
): string {
  if (interval === 'month') return t('frame:charge.monthly');
  const able = methods?.offered.filter(isChoosable) ?? [];
  const transfers = able.filter(({ method }) => method === 'Bank').length;
  if (transfers === 0) return t('frame:charge.once');
  // Without scripts, the sentence cannot follow the donor's choice of the method, so it describes both.
  return t(transfers === able.length ? 'frame:charge.transfer' : 'frame:charge.either');
}
