/** Fetches the order of the last cart. The page of the empty cart shows its state, so that no donor pays twice. */
import { wasPaid } from '#domain/orders';
import { CharityError } from '../charity/errors';
import type { Visitor } from '../visitor/visitor.server';

export type LastOrder = { token: string; isPaid: boolean };

/**
 * Returns null without a last order. Requests the state of the order only if the cart is empty. Otherwise, and when the
 * charity API fails, `isPaid` is false. The page of the order shows the current state.
 */
export async function fetchLastOrder({ cart, charity }: Visitor): Promise<LastOrder | null> {
  const token = cart.placed?.order;
  if (!token) return null;
  if (cart.lines.length > 0 || cart.subscription) return { token, isPaid: false };
  try {
    const { state } = await charity.orders.byToken(token);
    return { token, isPaid: wasPaid(state) };
  } catch (error) {
    if (!(error instanceof CharityError)) throw error;
    return { token, isPaid: false };
  }
}
