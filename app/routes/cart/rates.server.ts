/** The currencies that a cart can be changed into: those with a rate fresh enough to stand by. */
import type { CurrencyRate } from '#contract/content';
import { changeCurrency, type Cart } from '#domain/cart';
import { isCurrency, isFreshRate, limitProblem, money, type Currency } from '#domain/money';
import { withoutApi } from '../../charity/errors';
import type { Localised } from '../../charity/localise';
import { FormProblem } from '../../forms/action.server';
import type { Visitor } from '../../visitor/visitor.server';

/** Units of `currency` for one Omani rial, with its day and where it comes from. */
export type Rate = Omit<Localised<CurrencyRate>, 'currency'> & { currency: Currency };

export function freshRates(rates: readonly Localised<CurrencyRate>[], now: Date): Rate[] {
  return rates.filter((rate): rate is Rate => isCurrency(rate.currency) && isFreshRate(rate, now));
}

/** No rates while the charity API is down: then no other currency is offered. */
export async function ratesFor(visitor: Visitor): Promise<Rate[]> {
  try {
    const rates = freshRates(await visitor.charity.currencies(), new Date());
    return rates.some(({ currency }) => currency === visitor.cart.currency) ? rates : [];
  } catch (error) {
    return withoutApi(error, []);
  }
}

/** The cart in another currency. @throws FormProblem when it cannot be, and the cart is as it was */
export async function reprice({ cart, charity }: Visitor, to: Currency): Promise<Cart> {
  const fresh = freshRates(await charity.currencies(), new Date());
  const rates = Object.fromEntries(fresh.map(({ currency, rate }) => [currency, rate]));
  if (!rates[cart.currency] || !rates[to]) throw new FormProblem({ currency: 'cart.noRate' });
  const changed = changeCurrency(cart, to, rates);
  const problems = [
    ...changed.lines.map((line) => limitProblem(money(line.minor, to), line.quantity)),
    changed.subscription ? limitProblem(money(changed.subscription.minor, to)) : null,
  ];
  if (problems.includes('tooSmall')) {
    throw new FormProblem({ currency: 'cart.belowMinimum' });
  }
  if (problems.includes('tooLarge')) {
    throw new FormProblem({ currency: 'cart.aboveMaximum' });
  }
  return changed;
}
