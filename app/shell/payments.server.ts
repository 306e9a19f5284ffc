/** Finds which kinds of payment the charity accepts, so that the footer promises no others. */
import { isCardMethod } from '#domain/orders/payment-methods';
import { fallbackOnOutage } from '../charity/errors';
import { canRepeatMonthly } from '../giving/monthly.server';
import type { Visitor } from '../visitor/visitor.server';

/** `cards`: a method accepts cards. `monthly`: a method repeats a gift monthly. Both are false while the API fails. */
export type AcceptedPayments = { cards: boolean; monthly: boolean };

export async function acceptedPayments(
  visitor: Pick<Visitor, 'charity'>,
): Promise<AcceptedPayments> {
  const [cards, monthly] = await Promise.all([acceptsCards(visitor), canRepeatMonthly(visitor)]);
  return { cards, monthly };
}

async function acceptsCards({ charity }: Pick<Visitor, 'charity'>): Promise<boolean> {
  try {
    return (await charity.paymentMethods()).some(({ method }) => isCardMethod(method));
  } catch (error) {
    return fallbackOnOutage(error, false);
  }
}
