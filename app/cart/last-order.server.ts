/** Fetches the order of the last cart. The page of the empty cart shows its state, so that no donor pays twice. */
import type { Order } from '#contract/orders';
import { isEmpty, type Cart } from '#domain/cart';
import { mayRetry, wasPaid } from '#domain/orders';
import { CharityError } from '#web/charity/results';
import type { Visitor } from '../visitor/visitor.server';

export type LastOrder = { token: string; isPaid: boolean; canReopen: boolean };

/**
 * Returns null without a last order. Requests the state of the order only if the cart is empty. Otherwise, and when the
 * charity API fails, `isPaid` is false. The page of the order shows the current state.
 */
export async function fetchLastOrder({ cart, charity }: Visitor): Promise<LastOrder | null> {
  const token = cart.placed?.order;
  if (!token) return null;
  const unknown = { token, isPaid: false, canReopen: false };
  if (!isEmpty(cart)) return unknown;
  try {
    const order = await charity.call('order', { params: { token } });
    return { token, isPaid: wasPaid(order.state), canReopen: canReopen(cart, order) };
  } catch (error) {
    if (!(error instanceof CharityError)) throw error;
    return unknown;
  }
}

/** Returns true when the donor can put the items of this order, the last of the cart, back into the empty cart. */
export function canReopen(cart: Cart, order: Pick<Order, 'token' | 'state' | 'total'>): boolean {
  const { placed, currency } = cart;
  return (
    isEmpty(cart) &&
    placed?.order === order.token &&
    placed.lines !== undefined &&
    // The stored amounts are in the currency of the order.
    currency === order.total.currency &&
    (['pending_payment', 'expired'].includes(order.state) || mayRetry(order.state))
  );
}
