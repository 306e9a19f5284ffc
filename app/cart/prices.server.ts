/** The current prices of the gifts in a cart. */
import type { Offering } from '#contract/offerings';
import { type Cart, type CartLine, lineTotal, priceLine, type Rates } from '#domain/cart';
import { type Currency, DEFAULT_CURRENCY } from '#domain/money';
import { amountProblem } from '#domain/offerings';
import { CharityError, type Localised } from '#web/charity/results';
import { fetchCartRates } from '../giving/rates.server';
import type { Visitor } from '../visitor/visitor.server';

export type Prices = Awaited<ReturnType<typeof fetchPrices>>;

/** `priced` is the cart with the current prices, which the donor sees and pays. Donors' own amounts do not change. */
export async function fetchPrices(visitor: Visitor, cart: Cart) {
  const { lines, subscription } = cart;
  const [known, rates] = await Promise.all([
    fetchOfferings(visitor, subscription ? [...lines, subscription] : lines),
    fetchRates(visitor),
  ]);
  const price = (line: CartLine): CartLine => {
    const offering = known.get(line.offeringId)!;
    if (typeof offering === 'string' || !offering.price) return line;
    if (hasCurrentPrice(cart, line, { known: offering, rates })) return line;
    const { converted: _, ...rest } = line;
    const current = priceLine(cart.currency, { ...line, price: offering.price }, rates);
    return current ? { ...rest, ...current } : line;
  };
  return { known, rates, priced: { ...cart, lines: lines.map(price) } };
}

export type OfferingLookup = Localised<Offering> | 'gone' | 'unknown';

async function fetchOfferings(
  { charity }: Visitor,
  lines: readonly Pick<CartLine, 'offeringId'>[],
): Promise<Map<string, OfferingLookup>> {
  const ids = [...new Set(lines.map(({ offeringId }) => offeringId))];
  const read = async (id: string): Promise<[string, OfferingLookup]> => {
    try {
      return [id, await charity.offering(id)];
    } catch (error) {
      if (!(error instanceof CharityError)) throw error;
      return [id, error.isNotFound ? 'gone' : 'unknown'];
    }
  };
  return new Map(await Promise.all(ids.map(read)));
}

/** Requests exchange rates for a cart in another currency: prices and limits of offerings are in rials. */
async function fetchRates(visitor: Visitor): Promise<Rates> {
  if (visitor.cart.currency === DEFAULT_CURRENCY) return { [DEFAULT_CURRENCY]: '1' };
  return Object.fromEntries(
    (await fetchCartRates(visitor)).map(({ currency, rate }) => [currency, rate]),
  );
}

export const hasRate = (currency: Currency, rates: Rates): boolean =>
  currency === DEFAULT_CURRENCY || rates[currency] !== undefined;

/** Returns true when a line has the current price. Also returns true without a rate: then the charity API decides. */
function hasCurrentPrice(
  cart: Cart,
  line: CartLine,
  { known, rates }: { known: Localised<Offering>; rates: Rates },
): boolean {
  const priced = { ...line, total: lineTotal(cart, line) };
  return !hasRate(cart.currency, rates) || amountProblem(priced, known, rates) !== 'priceChanged';
}
