/** What the checkout takes next: a monthly gift by itself, and the other gifts after it. */
import type { Interval } from '../orders/monthly';
import { clearSubscription, emptyCart, type Cart } from './cart';
import type { Intention } from './intentions';

/** What is owed or done once has no next month: an expiation, a sacrifice, the purification of one period's gains. */
const ONCE_ONLY: readonly Intention[] = ['kafara', 'sacrifice', 'purification'];

export function mayRepeat(intention: Intention): boolean {
  return !ONCE_ONLY.includes(intention);
}

export type Due = {
  interval: Interval;
  /** Holds only what is paid now, as lines. */
  cart: Cart;
  /** How many lines wait until that is done. */
  waiting: number;
};

/** What repeats is one gift alone: nobody has to puzzle out which part of a sum is taken again next month. */
export function dueNow(cart: Cart): Due {
  const { subscription, ...rest } = cart;
  return subscription
    ? {
        interval: 'month',
        cart: { ...rest, lines: [{ ...subscription, quantity: 1 }] },
        waiting: cart.lines.length,
      }
    : { interval: 'once', cart: rest, waiting: 0 };
}

/** The cart once what was due has become an order. */
export function afterPlacing(cart: Cart, placed: NonNullable<Cart['placed']>): Cart {
  const left = cart.subscription ? clearSubscription(cart) : emptyCart(cart.currency);
  return { ...left, placed };
}
