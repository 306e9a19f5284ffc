/** Adds gifts to the cart, all or none, and redirects the donor to the checkout or back to the page. */
import { redirect } from '@remix-run/node';
import { addLine, type CartLine } from '#domain/cart';
import type { Currency } from '#domain/money';
import type { PaymentMethod } from '#domain/orders/payment-methods';
import { type SitePath, withStatusAnchor } from '#web/links';
import { FormProblem } from '../forms/action.server';
import {
  commitAddedLines,
  commitPreferences,
  type Sender,
  setCookieHeaders,
  type Visitor,
} from '../visitor/visitor.server';

export type NewLine = Omit<CartLine, 'id'>;

type Where = {
  /** donate: continue to the checkout. cart: stay on the page. */
  intent: 'donate' | 'cart';
  /** The page with the form. The donor returns to it with the intent `cart`. */
  back: SitePath;
};

/**
 * Returns the id of a cart line. A submission that the browser sends twice has the same id, so the cart has one gift.
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
  const added = lines.map((line, at) => ({ ...line, id: newLineId(visitor, at) }));
  const cookies = addLines(visitor, added, currency);
  const announced = commitPreferences({ ...visitor.preferences, announced: added[0]?.id });
  return redirect(intent === 'cart' ? withStatusAnchor(back) : visitor.links.checkout(), {
    headers: setCookieHeaders(...cookies, announced),
  });
}

/**
 * @returns the values of the `Set-Cookie` headers with the new cart
 * @throws FormProblem when the cart has another currency or is full. The cart does not change.
 */
export function addLines(
  { cart, additions }: Pick<Visitor, 'cart' | 'additions'>,
  lines: readonly CartLine[],
  currency: Currency,
  method?: PaymentMethod,
): string[] {
  let next = cart;
  for (const line of lines) {
    const change = addLine(next, line, currency);
    if (!change.ok) {
      if (change.problem === 'otherCurrency') throw new FormProblem({ '': 'gift.otherCurrency' });
      throw new FormProblem({ '': 'cart.full' });
    }
    next = change.cart;
  }
  const chosen = method && { method };
  const cookies = commitAddedLines(
    { ...next, ...chosen },
    { additions },
    { lines, currency, ...chosen },
  );
  if (!cookies) throw new FormProblem({ '': 'cart.tooLarge' });
  return cookies;
}
