/** Monthly gifts: adds one to the cart, in place of an earlier one, and checks whether a form can offer it. */
import { setSubscription, type SubscriptionItem } from '#domain/cart';
import type { Currency } from '#domain/money';
import { orOnOutage } from '#web/charity/results';
import { FormProblem } from '../forms/action.server';
import { commitCart, type Visitor } from '../visitor/visitor.server';

/**
 * @returns the values of the `Set-Cookie` headers with the new cart
 * @throws FormProblem when the cart has another currency or is full. The cart does not change.
 */
export function setMonthlyGift(
  { cart, additions }: Pick<Visitor, 'cart' | 'additions'>,
  item: SubscriptionItem,
  currency: Currency,
): string[] {
  const change = setSubscription(cart, item, currency);
  if (!change.ok) throw new FormProblem({ '': 'gift.otherCurrency' });
  const cookie = commitCart(change.cart, { additions });
  if (cookie === null) throw new FormProblem({ '': 'cart.tooLarge' });
  return cookie;
}

/** Returns true when a payment method can repeat a gift monthly. Returns false when the charity API fails. */
export async function canRepeatMonthly({ charity }: Pick<Visitor, 'charity'>): Promise<boolean> {
  return orOnOutage(false, async () =>
    (await charity.call('paymentMethods')).data.some(({ monthly }) => monthly),
  );
}
