/** From the quick-donation form to the checkout, which takes the gift from its address. */
import { randomBytes } from 'node:crypto';
import { redirect } from '@remix-run/node';
import { quickItem, serialised } from '#domain/cart';
import { FormProblem, type ActionContext } from '../../forms/action.server';
import { keepCart, keepPreferences, keeping, type Visitor } from '../../visitor/visitor.server';
import { reprice } from '../cart/rates.server';
import type { QuickDonation } from './quick-gift.server';

/** @throws FormProblem when the category is none, or the cart is in another currency and is to stay so */
export async function giveQuickly(
  { intent, ...gift }: QuickDonation,
  { visitor }: Pick<ActionContext, 'visitor'>,
): Promise<Response> {
  const { links, charity, cart } = visitor;
  const categories = await charity.categories();
  if (!categories.some(({ id }) => id === gift.category))
    throw new FormProblem({ category: 'required' });
  const { currency } = gift.amount;
  const differs = cart.lines.length > 0 && cart.currency !== currency;
  // One payment has one currency: the donor decides which, before the gift leaves the form.
  if (differs && intent !== 'convert') throw new FormProblem({ currency: 'gift.cartCurrency' });
  const itemData = serialised(quickItem(gift, randomBytes(4).toString('base64url')));
  const checkout = links.checkout({ itemData });
  return redirect(checkout, {
    status: 303,
    headers: differs ? keeping(...(await converted(visitor, currency))) : {},
  });
}

/** The cart in the currency of the gift, by the day's rates. */
async function converted(visitor: Visitor, currency: Visitor['currency']): Promise<string[]> {
  const cart = keepCart(await reprice(visitor, currency));
  if (cart === null) throw new FormProblem({ '': 'cart.tooLarge' });
  const flash = 'currencyChanged';
  return [cart, keepPreferences({ ...visitor.preferences, currency, flash })];
}
