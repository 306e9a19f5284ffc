/** The cart: what a donor is about to give, and every change that can be made to it. */
import { MAX_CART_LINES, MAX_QUANTITY } from '../constants';
import type { PaymentMethod } from '../payment-methods';
import { exchange, money, sum, times, DEFAULT_CURRENCY, type Currency, type Money } from '../money';

/** Why it is given. Lines of different intentions are kept, subtotalled and spent apart. */
export const INTENTIONS = [
  'sadaqa',
  'zakat',
  'waqf',
  'kafara',
  'sacrifice',
  'purification',
] as const;
export type Intention = (typeof INTENTIONS)[number];

/** What is owed rather than offered: when an amount must be rounded, it is rounded up, so that the duty is met. */
const OBLIGATIONS: readonly Intention[] = ['zakat', 'kafara', 'purification'];

/** How the sum of gifts with these intentions is rounded where another currency forces it. */
export function roundingOf(intentions: readonly Intention[]): 'nearest' | 'up' {
  return intentions.some((intention) => OBLIGATIONS.includes(intention)) ? 'up' : 'nearest';
}

/** For whom a gift is made: the recipient's name and phone in E.164 form (+96824000000). */
export type GiftRecipient = { name: string; phone: string };

export type CartLine = {
  id: string;
  /** The campaign, or whatever else it is given to (domain/offerings.ts). */
  offeringId: string;
  /** Price of one, in minor units of the cart's currency. */
  minor: number;
  quantity: number;
  intention: Intention;
  recipient?: GiftRecipient;
  /** The quantity is of months, people fed or shares, which are one gift together; or the amount was worked out. */
  isOne?: true;
  /** On whose behalf each share of an animal is offered; the name on a certificate. */
  names?: readonly string[];
  /** The donor asked the charity to carry it out in their stead (wakala). */
  agency?: true;
  /** What the donor chose, while the cart is in another currency: every price is made of it, so that none drifts. */
  priced?: Money;
};

/** One gift a month, in the cart's currency. */
export type SubscriptionItem = Omit<CartLine, 'quantity'>;

export type Cart = {
  currency: Currency;
  lines: readonly CartLine[];
  /** A gift to be made every month. It is paid by itself, before the lines; adding a line clears it. */
  subscription?: SubscriptionItem;
  /**
   * The order that the last cart became, and the form that sent it: whoever comes back from the payment page, or
   * sends the form again, finds the order instead of an empty cart. The first new line ends it.
   */
  placed?: { form: string; order: string };
  /** How the donor would like to pay, said before the checkout asks. */
  method?: PaymentMethod;
};

export type CartProblem = 'full' | 'otherCurrency';
export type CartChange = { ok: true; cart: Cart } | { ok: false; problem: CartProblem; cart: Cart };

export function emptyCart(currency: Currency = DEFAULT_CURRENCY): Cart {
  return { currency, lines: [] };
}

export function isEmpty(cart: Cart): boolean {
  return cart.lines.length === 0 && !cart.subscription;
}

export function lineTotal(cart: Cart, line: CartLine): Money {
  return times(money(line.minor, cart.currency), line.quantity);
}

export function cartTotal(cart: Cart): Money {
  return sum(
    cart.lines.map((line) => lineTotal(cart, line)),
    cart.currency,
  );
}

/** How many gifts the cart holds, quantities and the monthly gift counted. */
export function giftCount(cart: Cart): number {
  return cart.lines.reduce(
    (count, { isOne, quantity }) => count + (isOne ? 1 : quantity),
    cart.subscription ? 1 : 0,
  );
}

export function subtotals(cart: Cart): { intention: Intention; total: Money }[] {
  return INTENTIONS.map((intention) => ({
    intention,
    lines: cart.lines.filter((line) => line.intention === intention),
  }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ intention, lines }) => ({
      intention,
      total: sum(
        lines.map((line) => lineTotal(cart, line)),
        cart.currency,
      ),
    }));
}

/**
 * Appends a line. Two gifts to one campaign stay two lines: each can have its own recipient.
 * An empty cart takes the currency of its first line. On a problem the cart is as it was.
 */
export function addLine(cart: Cart, line: CartLine, currency: Currency): CartChange {
  if (cart.lines.length > 0 && cart.currency !== currency)
    return { ok: false, problem: 'otherCurrency', cart };
  if (cart.lines.length >= MAX_CART_LINES) return { ok: false, problem: 'full', cart };
  const { method } = cart;
  return { ok: true, cart: { currency, lines: [...cart.lines, line], ...(method && { method }) } };
}

/** Sets the monthly gift, in place of an earlier one. On a problem the cart is as it was. */
export function setSubscription(
  cart: Cart,
  subscription: SubscriptionItem,
  currency: Currency,
): CartChange {
  if (cart.lines.length > 0 && cart.currency !== currency)
    return { ok: false, problem: 'otherCurrency', cart };
  const { method } = cart;
  const kept = { currency, lines: cart.lines, ...(method && { method }) };
  return { ok: true, cart: { ...kept, subscription } };
}

export function clearSubscription({ subscription: _, ...cart }: Cart): Cart {
  return cart;
}

export function removeLine(cart: Cart, lineId: string): Cart {
  return { ...cart, lines: cart.lines.filter((line) => line.id !== lineId) };
}

/**
 * Sets how many; below one removes the line, above the most allowed is the most allowed. Months, people fed and shares
 * stay as they were chosen: names, an end or an obligation go with their number.
 */
export function setQuantity(cart: Cart, lineId: string, quantity: number): Cart {
  if (quantity < 1) return removeLine(cart, lineId);
  if (cart.lines.some(({ id, isOne }) => id === lineId && isOne)) return cart;
  const wanted = Math.min(Math.trunc(quantity), MAX_QUANTITY);
  return {
    ...cart,
    lines: cart.lines.map((line) => (line.id === lineId ? { ...line, quantity: wanted } : line)),
  };
}

export function clearCart(cart: Cart): Cart {
  return emptyCart(cart.currency);
}

/**
 * The same gifts priced in another currency, each rounded to the nearest minor unit or, where it is owed, up; never
 * below one. Each is priced from what the donor chose: back in the currency of that choice, it is exactly that again.
 * @param rates of the cart's currency and of the new one, all against the same third currency
 */
export function changeCurrency(
  cart: Cart,
  to: Currency,
  rates: Partial<Record<Currency, string>>,
): Cart {
  if (to === cart.currency) return cart;
  const repriced = <Gift extends SubscriptionItem>({ priced, ...gift }: Gift) => {
    const chosen = priced ?? money(gift.minor, cart.currency);
    if (chosen.currency === to) return { ...gift, minor: chosen.minor };
    // Without a rate for the choice there is still one for what it has become.
    const known = rates[chosen.currency] ? chosen : money(gift.minor, cart.currency);
    const pair = { from: rates[known.currency] ?? '', to: rates[to] ?? '' };
    const { minor } = exchange(known, to, pair, roundingOf([gift.intention]));
    return { ...gift, minor: Math.max(1, minor), priced: chosen };
  };
  return {
    ...cart,
    currency: to,
    lines: cart.lines.map(repriced),
    ...(cart.subscription && { subscription: repriced(cart.subscription) }),
  };
}
