/** Adds gifts to the cart, all or none, and redirects the donor to the checkout or back to the page. */
import { redirect } from '@remix-run/node';
import { addLine, type Cart, type CartLine } from '#domain/cart';
import type { Currency } from '#domain/money';
import { FormProblem } from '../forms/action.server';
import { withStatusAnchor, type SitePath } from '../links';
import {
  commitAddedLines,
  commitPreferences,
  setCookieHeaders,
  type Sender,
} from '../visitor/visitor.server';

export type NewLine = Omit<CartLine, 'id'>;

type Where = {
  /** donate: continue to the checkout. cart: stay on the page. */
  intent: 'donate' | 'cart';
  /** The page with the form. The donor returns to it with the intent `cart`. */
  back: SitePath;
};

/**
 * Returns the id of a cart line. Submissions that the browser sends twice have the same id, so the cart has the gift once.
 * @param at index among the lines that one submission adds
 */
export const newLineId = ({ press }: Pick<Sender, 'press'>, at = 0): string =>
  `gift-${press}${at || ''}`;

/**
 * @returns a redirect with the cart cookie
 * @throws FormProblem when the cart has another currency or is full. The cart does not change.
 */
export function addGiftsToCart(
  visitor: Sender,
  lines: readonly NewLine[],
  currency: Currency,
  { intent, back }: Where,
): Response {
  let cart: Cart = visitor.cart;
  const added: CartLine[] = [];
  for (const [at, line] of lines.entries()) {
    const made = { ...line, id: newLineId(visitor, at) };
    const change = addLine(cart, made, currency);
    if (!change.ok) {
      if (change.problem === 'otherCurrency') throw new FormProblem({ '': 'gift.otherCurrency' });
      throw new FormProblem({ '': 'cart.full' });
    }
    cart = change.cart;
    added.push(made);
  }
  const cookies = commitAddedLines(cart, visitor, { lines: added, currency });
  if (!cookies) throw new FormProblem({ '': 'cart.tooLarge' });
  const announced = commitPreferences({ ...visitor.preferences, announced: added.at(-1)?.id });
  return redirect(intent === 'cart' ? withStatusAnchor(back) : visitor.links.checkout(), {
    headers: setCookieHeaders(...cookies, announced),
  });
}
