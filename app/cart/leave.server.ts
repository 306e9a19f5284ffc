/** Closes the payment page of an order, so that the donor can pay in another way or change the order. */
import type { Order } from '#contract/orders';
import { CharityError, type Localised } from '#web/charity/results';
import { FormProblem } from '../forms/action.server';
import type { Visitor } from '../visitor/visitor.server';

/**
 * Cancels the checkout of a donor who left the provider's page, so that the donor need not wait until it expires.
 * @throws FormProblem (503) when the provider's page is still open: with two open payments, the donor could pay twice
 */
export async function leavePayment(
  { charity }: Pick<Visitor, 'charity'>,
  token: string,
  leave: 'turnBack' | 'reopenOrder' = 'turnBack',
): Promise<Localised<Order>> {
  const order = await charity.call(leave, { params: { token } }).catch((error: unknown) => {
    if (error instanceof CharityError && error.isOutage) return null;
    throw error;
  });
  if (!order || (order.state === 'pending_payment' && order.next.kind === 'redirect'))
    throw new FormProblem({ '': 'order.notClosed' }, 503);
  return order;
}
