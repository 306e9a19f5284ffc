/** Puts a gift of every month into the cart, in place of an earlier one: for every form that offers it. */
import { setSubscription, type SubscriptionItem } from '#domain/cart';
import type { Currency } from '#domain/money';
import { withoutApi } from '../charity/errors';
import { FormProblem } from '../forms/action.server';
import { keepCart, type Visitor } from '../visitor/visitor.server';

/** @returns the cart as a Set-Cookie header @throws FormProblem; the cart stays as it was */
export function beginMonthly(
  { cart }: Pick<Visitor, 'cart'>,
  item: SubscriptionItem,
  currency: Currency,
): string {
  const change = setSubscription(cart, item, currency);
  if (!change.ok) throw new FormProblem({ '': 'gift.otherCurrency' });
  const kept = keepCart(change.cart);
  if (kept === null) throw new FormProblem({ '': 'cart.tooLarge' });
  return kept;
}

/** Whether any way to pay can repeat a gift. An API that does not answer offers none. */
export async function canRepeat({ charity }: Pick<Visitor, 'charity'>): Promise<boolean> {
  try {
    return (await charity.paymentMethods()).some(({ monthly }) => monthly);
  } catch (error) {
    return withoutApi(error, false);
  }
}
