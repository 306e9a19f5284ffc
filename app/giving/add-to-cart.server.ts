/** Puts gifts into the cart, all or none, and sends the donor on: to the checkout, or back to the page. */
import { randomBytes } from 'node:crypto';
import { redirect } from '@remix-run/node';
import { addLine, type Cart, type CartLine } from '#domain/cart';
import type { Currency } from '#domain/money';
import { FormProblem } from '../forms/action.server';
import { atNews, type SitePath } from '../links';
import { keepCart, keepPreferences, keeping, type Visitor } from '../visitor/visitor.server';

export type NewLine = Omit<CartLine, 'id'>;

type Where = {
  /** donate: pay at once. cart: go on looking. */
  intent: 'donate' | 'cart';
  /** The page with the form, where a donor who goes on looking returns to. */
  back: SitePath;
};

/**
 * Short, because thirty of them share a cookie. The same for a form that is sent twice by one press: its answer was lost,
 * and whether the cart came with it, the browser does not tell.
 * @param at which of the lines that one press adds
 */
export const newLineId = ({ press }: Pick<Visitor, 'press'>, at = 0): string =>
  `gift-${press ? `${press}${at || ''}` : randomBytes(4).toString('base64url')}`;

/** @throws FormProblem when the cart is in another currency, or cannot hold it; it is then as it was, as is what was typed */
export function putIntoCart(
  visitor: Visitor,
  lines: readonly NewLine[],
  currency: Currency,
  { intent, back }: Where,
): Response {
  let cart: Cart = visitor.cart;
  let last = '';
  for (const [at, line] of lines.entries()) {
    last = newLineId(visitor, at);
    const change = addLine(cart, { ...line, id: last }, currency);
    if (!change.ok) {
      if (change.problem === 'otherCurrency') throw new FormProblem({ '': 'gift.otherCurrency' });
      throw new FormProblem({ '': 'cart.full' });
    }
    cart = change.cart;
  }
  const cookie = keepCart(cart);
  if (!cookie) throw new FormProblem({ '': 'cart.tooLarge' });
  const announced = keepPreferences({ ...visitor.preferences, announced: last });
  return redirect(intent === 'cart' ? atNews(back) : visitor.links.checkout(), {
    headers: keeping(cookie, announced),
  });
}
