/** The cart: the gifts that a donor has chosen, and every operation that changes them. */
import { MAX_CART_LINES, MAX_QUANTITY } from '../constants';
import type { PaymentMethod } from '../orders/payment-methods';
import { money, sum, times, DEFAULT_CURRENCY, type Currency, type Money } from '../money';
import { INTENTIONS, type Intention } from './intentions';
import { amountIn, type Priced, type Rates, type Stated } from './pricing';

/** The recipient on whose behalf the gift is made: name, and phone number in E.164 format (+96824000000). */
export type GiftRecipient = { name: string; phone: string };

export type CartLine = {
  id: string;
  /** Id of the campaign or other offering (domain/offerings) that receives the gift. */
  offeringId: string;
  /** Unit price, in minor units of the currency in which it is stated: `converted.from`, else the cart's. */
  minor: number;
  quantity: number;
  intention: Intention;
  recipient?: GiftRecipient;
  /**
   * True when the line counts as one gift: the quantity is months, people fed or shares, or the amount is calculated.
   */
  isOne?: true;
  /** The name on whose behalf each share of an animal is offered, or the name on an endowment's certificate. */
  names?: readonly string[];
  /** The donor authorises the charity to perform the act on the donor's behalf (wakala). */
  agency?: true;
  /**
   * Present when the price is stated in another currency than the cart's: that currency, and the line's total in minor
   * units of the cart's. The stated price never changes, so repeated currency changes do not add rounding errors.
   */
  converted?: { from: Currency; total: number };
};

/** One gift a month, in the cart's currency. */
export type SubscriptionItem = Omit<CartLine, 'quantity'>;

export type Cart = {
  currency: Currency;
  lines: readonly CartLine[];
  /** A monthly gift. It is paid in a separate order, before the lines. Adding a line removes it. */
  subscription?: SubscriptionItem;
  /**
   * The order made from the previous cart, and the id of the submitted form. A donor who returns from the payment page,
   * or sends the form again, gets that order instead of an empty cart. The first new line removes it. `lines` are its
   * items, so that the donor can change them while the order is unpaid. Absent when they did not fit in the cookie.
   */
  placed?: { form: string; order: string; lines?: readonly CartLine[] };
  /**
   * Number of orders that were made from this cart. The ids of lines without scripts depend on it (app/forms), so the same
   * gift after an order has another id.
   */
  orders?: number;
  /** The donor's preferred payment method, chosen before the checkout. */
  method?: PaymentMethod;
};

type CartProblem = 'full' | 'otherCurrency';
export type CartChange = { ok: true; cart: Cart } | { ok: false; problem: CartProblem; cart: Cart };

export function emptyCart(currency: Currency = DEFAULT_CURRENCY): Cart {
  return { currency, lines: [] };
}

export function isEmpty(cart: Cart): boolean {
  return cart.lines.length === 0 && !cart.subscription;
}

/** The amount of a line, in the cart's currency. It is displayed, charged and printed on the receipt. */
export function lineTotal({ currency }: Cart, { minor, quantity, converted }: CartLine): Money {
  return converted ? money(converted.total, currency) : times(money(minor, currency), quantity);
}

/** The unit price in its stated currency. Every conversion starts from it. */
function pricedAs({ currency }: Cart, { minor, quantity, intention, converted }: CartLine): Priced {
  return { price: money(minor, converted?.from ?? currency), quantity, intention };
}

/** The stated price of a converted line, or null. */
export function statedOf(cart: Cart, line: CartLine): Stated | null {
  const { intention: _, ...stated } = pricedAs(cart, line);
  return line.converted ? stated : null;
}

/**
 * The price fields of a line in a cart of this currency.
 * @returns null when a rate is missing
 */
export function priceLine(
  currency: Currency,
  priced: Priced,
  rates: Rates,
): Pick<CartLine, 'minor' | 'quantity' | 'converted'> | null {
  const { price, quantity } = priced;
  const total = amountIn(currency, priced, rates);
  if (!total) return null;
  const stated = { minor: price.minor, quantity };
  return price.currency === currency
    ? stated
    : { ...stated, converted: { from: price.currency, total: total.minor } };
}

export function cartTotal(cart: Cart): Money {
  return sum(
    cart.lines.map((line) => lineTotal(cart, line)),
    cart.currency,
  );
}

/**
 * Number of gifts in the cart: the sum of the quantities, plus one for a monthly gift. A line with `isOne` counts once.
 */
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
 * Appends a line. Two gifts to one campaign stay two lines, because each can have its own recipient. A line whose id is
 * already in the cart is ignored, because the browser sent the same form twice.
 * An empty cart gets the currency of its first line. Returns the unchanged cart with each problem.
 */
export function addLine(cart: Cart, line: CartLine, currency: Currency): CartChange {
  if (cart.lines.length > 0 && cart.currency !== currency)
    return { ok: false, problem: 'otherCurrency', cart };
  if (cart.lines.some(({ id }) => id === line.id)) return { ok: true, cart };
  if (cart.lines.length >= MAX_CART_LINES) return { ok: false, problem: 'full', cart };
  return { ok: true, cart: { currency, lines: [...cart.lines, line], ...keptByNewGifts(cart) } };
}

/** Sets the monthly gift and replaces an earlier one. Returns the unchanged cart with each problem. */
export function setSubscription(
  cart: Cart,
  subscription: SubscriptionItem,
  currency: Currency,
): CartChange {
  if (cart.lines.length > 0 && cart.currency !== currency)
    return { ok: false, problem: 'otherCurrency', cart };
  return { ok: true, cart: { currency, lines: cart.lines, ...keptByNewGifts(cart), subscription } };
}

function keptByNewGifts({ method, orders }: Cart): Partial<Cart> {
  return { ...(method && { method }), ...(orders && { orders }) };
}

export function clearSubscription({ subscription: _, ...cart }: Cart): Cart {
  return cart;
}

export function removeLine(cart: Cart, lineId: string): Cart {
  return { ...cart, lines: cart.lines.filter((line) => line.id !== lineId) };
}

/**
 * Sets the quantity. A quantity below 1 removes the line; a quantity above the maximum becomes the maximum. The
 * quantity of months, people fed and shares cannot be changed in the cart, because names, an end date or an obligation
 * depend on it.
 * @param rates required when the line's price is stated in another currency than the cart's
 * @returns null when the rate of that currency is missing
 */
export function setQuantity(
  cart: Cart,
  lineId: string,
  quantity: number,
  rates: Rates = {},
): Cart | null {
  if (quantity < 1) return removeLine(cart, lineId);
  const line = cart.lines.find(({ id }) => id === lineId);
  if (!line || line.isOne) return cart;
  const wanted = Math.min(Math.trunc(quantity), MAX_QUANTITY);
  const priced = priceLine(cart.currency, { ...pricedAs(cart, line), quantity: wanted }, rates);
  if (!priced) return null;
  const changed = { ...line, ...priced };
  return { ...cart, lines: cart.lines.map((one) => (one === line ? changed : one)) };
}

export function clearCart({ currency, orders }: Cart): Cart {
  return { ...emptyCart(currency), ...(orders && { orders }) };
}

/**
 * Converts the cart to another currency. Each gift is converted from its stated price, so that a change back to the
 * currency of that price restores the original amount.
 * @param rates of all currencies involved, against the same third currency
 * @returns null when the rate of a stated price is missing
 */
export function changeCurrency(cart: Cart, to: Currency, rates: Rates): Cart | null {
  const reprice = (line: CartLine): CartLine | null => {
    const priced = priceLine(to, pricedAs(cart, line), rates);
    const { converted: _, ...rest } = line;
    return priced && { ...rest, ...priced };
  };
  const lines = cart.lines.map(reprice);
  const monthly = cart.subscription ? reprice({ ...cart.subscription, quantity: 1 }) : undefined;
  if (monthly === null || !lines.every((line) => line !== null)) return null;
  const { subscription: _, ...rest } = cart;
  return {
    ...rest,
    currency: to,
    lines,
    ...(monthly && { subscription: toSubscriptionItem(monthly) }),
  };
}

/** Returns the line as a monthly gift, which has no quantity. */
export function toSubscriptionItem({ quantity: _, ...item }: CartLine): SubscriptionItem {
  return item;
}
