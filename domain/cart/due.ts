/** Selects the items that the checkout charges next: the monthly gift alone, then the other gifts. */
import type { Interval } from '../orders/monthly';
import { clearSubscription, emptyCart, toSubscriptionItem, type Cart } from './cart';
import type { Intention } from './intentions';

/**
 * Intentions of a single act or debt, which cannot repeat: an expiation, a sacrifice, purification of one period's
 * gains.
 */
const ONCE_ONLY: readonly Intention[] = ['kafara', 'sacrifice', 'purification'];

export function mayRepeat(intention: Intention): boolean {
  return !ONCE_ONLY.includes(intention);
}

export type Due = {
  interval: Interval;
  /** Contains only the items to pay now, as lines. */
  cart: Cart;
  /** The number of lines that the donor pays in a later order. */
  waiting: number;
};

/**
 * Returns the items to pay now. A monthly gift is paid alone, so that the donor sees which amount repeats each month.
 */
export function itemsToPayNow(cart: Cart): Due {
  const { subscription, ...rest } = cart;
  return subscription
    ? {
        interval: 'month',
        cart: { ...rest, lines: [{ ...subscription, quantity: 1 }] },
        waiting: cart.lines.length,
      }
    : { interval: 'once', cart: rest, waiting: 0 };
}

/** Names the gifts of a cart. A form sends it, so that a donor pays only for the gifts that its page showed. */
export function giftsIn({ lines }: Cart): string {
  return lines.map(({ id, quantity }) => `${id}*${quantity}`).join();
}

/** Returns the cart after the due items became the order `placed`: without those items. */
export function withoutOrderedItems(cart: Cart, placed: NonNullable<Cart['placed']>): Cart {
  const left = cart.subscription ? clearSubscription(cart) : emptyCart(cart.currency);
  return { ...left, placed, orders: (cart.orders ?? 0) + 1 };
}

/** Returns the empty cart with the items of its last order again. */
export function withOrderedItems({ placed, ...cart }: Cart, interval: Interval): Cart {
  const lines = placed?.lines ?? [];
  const [first] = lines;
  return interval === 'month' && first
    ? { ...cart, subscription: toSubscriptionItem(first) }
    : { ...cart, lines };
}
