/** Exchange rates for the cart: only currencies with a fresh rate can be chosen. */
import type { CurrencyRate } from '#contract/content';
import type { Offering } from '#contract/offerings';
import {
  changeCurrency,
  limitProblem,
  lineTotal,
  priceListIn,
  type Cart,
  type CartLine,
  type PriceList,
  type Rates,
} from '#domain/cart';
import { isCurrency, isFreshRate, type Currency } from '#domain/money';
import { amountProblem } from '#domain/offerings';
import { orOnOutage, type Localised } from '#web/charity/results';
import { FormProblem } from '../forms/action.server';
import type { Visitor } from '../visitor/visitor.server';

/** An exchange rate: units of `currency` for one Omani rial, with its date and source. */
export type Rate = Omit<Localised<CurrencyRate>, 'currency'> & { currency: Currency };

/** Returns the rates of the site's currencies that are recent enough at the time `now`. */
export function filterFreshRates(rates: readonly Localised<CurrencyRate>[], now: Date): Rate[] {
  return rates.filter((rate): rate is Rate => isCurrency(rate.currency) && isFreshRate(rate, now));
}

/** Returns no rates while the charity API fails, or without a fresh rate for the cart's currency. */
export async function fetchCartRates(visitor: Visitor): Promise<Rate[]> {
  return orOnOutage([], async () => {
    const rates = filterFreshRates((await visitor.charity.call('currencies')).data, new Date());
    return rates.some(({ currency }) => currency === visitor.cart.currency) ? rates : [];
  });
}

/**
 * Returns the cart converted to another currency.
 * @throws FormProblem without a fresh rate, or when a line would be below its minimum or above its maximum
 */
export async function convertCart({ cart, charity }: Visitor, to: Currency): Promise<Cart> {
  const rates = await fetchFreshRates({ charity });
  const changed = rates[to] ? changeCurrency(cart, to, rates) : null;
  if (!changed) throw new FormProblem({ currency: 'cart.noRate' });
  const { subscription } = changed;
  const lines = [...changed.lines, ...(subscription ? [{ ...subscription, quantity: 1 }] : [])];
  const problems = await Promise.all(lines.map((line) => problemOf(charity, changed, line, rates)));
  if (problems.includes('tooSmall')) throw new FormProblem({ currency: 'cart.belowMinimum' });
  if (problems.includes('tooLarge')) throw new FormProblem({ currency: 'cart.aboveMaximum' });
  return changed;
}

/** Fetches the offering only if the amount is below the minimum: a published price may be, a chosen amount may not. */
async function problemOf(charity: Visitor['charity'], cart: Cart, line: CartLine, rates: Rates) {
  const priced = { ...line, total: lineTotal(cart, line) };
  const problem = limitProblem(priced.total, line.intention, line.quantity);
  if (problem !== 'tooSmall') return problem;
  const offering = await charity.offering(line.offeringId);
  return amountProblem(priced, offering, rates);
}

/**
 * Returns units of each currency for one rial. Contains fresh rates only, because donors are charged prices that use
 * them.
 * @throws CharityError
 */
export async function fetchFreshRates({ charity }: Pick<Visitor, 'charity'>): Promise<Rates> {
  const rates = filterFreshRates((await charity.call('currencies')).data, new Date());
  return { OMR: '1', ...Object.fromEntries(rates.map(({ currency, rate }) => [currency, rate])) };
}

type PricedOffering = Pick<Localised<Offering>, 'price' | 'intentions'>;

/** Price data of an offering for its default intention and any quantity. Returns null without a price or a rate. */
export function pricesOf(
  { price, intentions: [intention] }: PricedOffering,
  currency: Currency,
  rates: Rates,
): PriceList | null {
  return price && priceListIn(currency, { price, intention: intention! }, rates);
}
