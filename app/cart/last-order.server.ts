/** What the last cart became: told of where a cart is empty, so that nobody fears not to have paid, or pays again. */
import { wasPaid } from '#domain/orders';
import { CharityError } from '../charity/errors';
import type { Visitor } from '../visitor/visitor.server';

export type LastOrder = { token: string; isPaid: boolean };

/** Read only where nothing else is shown. What cannot be read is as good as not paid: the order's page knows. */
export async function lastOrder({ cart, charity }: Visitor): Promise<LastOrder | null> {
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
