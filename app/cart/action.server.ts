/** The action of the cart page: quantities, removal of lines, currency. */
import { redirect } from '@remix-run/node';
import * as z from 'zod';
import {
  clearCart,
  clearSubscription,
  removeLine,
  setQuantity,
  withOrderedItems,
  type Cart,
} from '#domain/cart';
import { MAX_QUANTITY } from '#domain/constants';
import { westernDigits } from '#domain/numbers/digits';
import type { Currency } from '#domain/money';
import type { PaymentMethod } from '#domain/orders/payment-methods';
import { readCount } from '#domain/numbers/typed';
import { currencySchema } from '#contract/common';
import { FormProblem, formAction } from '../forms/action.server';
import type { Flash } from '../visitor/preferences-cookie.server';
import {
  commitCart,
  commitPreferences,
  setCookieHeaders,
  type Visitor,
} from '../visitor/visitor.server';
import { leavePayment } from './leave.server';
import { canReopen } from './last-order.server';
import { fetchFreshRates, convertCart } from '../giving/rates.server';

const line = z.string().min(1).max(64);

/** A whole number from 1 to MAX_QUANTITY, in Latin or Arabic digits. */
const quantity = z
  .string({ error: 'required' })
  .refine((text) => westernDigits(text).trim() !== '', { error: 'required', abort: true })
  .transform((text) => readCount(text) ?? 0)
  .refine((count) => count >= 1 && count <= MAX_QUANTITY, 'cart.quantityRange');

export const currencyIntent = z.object({
  intent: z.literal('currency'),
  currency: currencySchema,
});

const schema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('quantity'), line, quantity }),
  z.object({ intent: z.literal('more'), line }),
  z.object({ intent: z.literal('fewer'), line }),
  z.object({ intent: z.literal('remove'), line }),
  z.object({ intent: z.literal('removeMonthly') }),
  z.object({ intent: z.literal('empty') }),
  z.object({ intent: z.literal('reopen') }),
  currencyIntent,
]);

type Change = z.output<typeof schema>;

const FLASHES: Partial<Record<Change['intent'], Flash>> = {
  remove: 'lineRemoved',
  removeMonthly: 'lineRemoved',
  empty: 'cartEmptied',
};

export const action = formAction({
  schema,
  async run(change, { visitor }) {
    const { links, preferences } = visitor;
    if (change.intent === 'currency') {
      const headers = await changeCurrency(visitor, change.currency);
      return redirect(links.cart(), { status: 303, headers });
    }
    if (change.intent === 'reopen') return reopenLastOrder(visitor);
    const flash = FLASHES[change.intent];
    const cookies = commitCartOrThrow(await applyChange(visitor, change), visitor);
    if (flash) cookies.push(commitPreferences({ ...preferences, flash }));
    return redirect(links.cart(), { status: 303, headers: setCookieHeaders(...cookies) });
  },
});

/**
 * Expires the cart's last order, and puts its items back into the cart. Redirects to the order when it was paid
 * meanwhile.
 */
async function reopenLastOrder(visitor: Visitor): Promise<Response> {
  const { cart, links } = visitor;
  if (!cart.placed) return redirect(links.cart(), 303);
  const order = await leavePayment(visitor, cart.placed.order, 'reopenOrder');
  if (!canReopen(cart, order)) return redirect(links.order(order.token), 303);
  const next = withOrderedItems(cart, order.monthlyGift === null ? 'once' : 'month');
  const headers = setCookieHeaders(...commitCartOrThrow(next, visitor));
  return redirect(links.cart(), { status: 303, headers });
}

type OtherChange = Exclude<Change, { intent: 'currency' | 'reopen' }>;

/** Returns the changed cart. @throws FormProblem without an exchange rate for the new total */
async function applyChange({ cart, charity }: Visitor, change: OtherChange): Promise<Cart> {
  if (change.intent === 'empty') return clearCart(cart);
  if (change.intent === 'removeMonthly') return clearSubscription(cart);
  if (change.intent === 'remove') return removeLine(cart, change.line);
  // The buttons change the quantity in the cookie: another tab may have changed it since the page was rendered.
  const line = cart.lines.find(({ id }) => id === change.line);
  const current = line?.quantity ?? 1;
  const wanted =
    change.intent === 'quantity'
      ? change.quantity
      : Math.max(1, current + (change.intent === 'more' ? 1 : -1));
  // The new total is computed from the stated price. Rates are needed only if that is in another currency.
  const rates = line?.converted ? await fetchFreshRates({ charity }) : {};
  const next = setQuantity(cart, change.line, wanted, rates);
  if (!next) throw new FormProblem({ '': 'cart.noRate' });
  return next;
}

/**
 * Converts the cart to another currency and stores the currency for later gifts.
 * @param method the payment method that the donor had chosen on the same page
 * @returns the headers with both cookies
 */
export async function changeCurrency(
  visitor: Visitor,
  currency: Currency,
  method?: PaymentMethod,
): Promise<Headers> {
  // Reset a preselected method: PayPal may have been skipped only because it does not accept the previous currency.
  const { method: _, ...repriced } = await convertCart(visitor, currency);
  const cart = commitCartOrThrow({ ...repriced, ...(method && { method }) }, visitor);
  const flash = 'currencyChanged';
  const preferences = commitPreferences({ ...visitor.preferences, currency, flash });
  return setCookieHeaders(...cart, preferences);
}

/**
 * @returns the values of the `Set-Cookie` headers with the cart
 * @throws FormProblem when the cart is too large for its cookie. The stored cart does not change.
 */
export function commitCartOrThrow(cart: Cart, before: Visitor): string[] {
  const cookies = commitCart(cart, before);
  if (cookies === null) throw new FormProblem({ '': 'cart.tooLarge' });
  return cookies;
}
