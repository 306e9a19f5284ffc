/** The expiations that the page offers, and the total of a submitted form. */
import { totalFor } from '#domain/cart';
import type { Money } from '#domain/money';
import { availabilityOf, MAX_UNITS } from '#domain/offerings';
import { peopleFed } from '#domain/offerings/kafarat';
import { languageFrom } from '#web/charity/results';
import { messageWith } from '#web/forms/message';
import { FormProblem } from '../../forms/action.server';
import { fetchFreshRates, pricesOf } from '../../giving/rates.server';
import type { Visitor } from '../../visitor/visitor.server';
import type { ExpiationInput } from './schema.server';

export type ExpiationOffer = Awaited<ReturnType<typeof fetchOpenExpiations>>[number];

/** Returns the open expiations. Their `prices` are in the visitor's currency, and null without an exchange rate. */
export async function fetchOpenExpiations(visitor: Visitor) {
  const now = new Date();
  const [{ data: expiations }, rates] = await Promise.all([
    visitor.charity.call('expiations'),
    fetchFreshRates(visitor),
  ]);
  return expiations
    .filter((expiation) => availabilityOf(expiation, now) === 'open')
    .map((expiation) => {
      const { id, cause, summary, people, instead, authority, ruledAt } = expiation;
      return {
        ...languageFrom(expiation),
        ...{ id, cause, summary, people, instead, authority, ruledAt },
        prices: pricesOf(expiation, visitor.currency, rates),
      };
    });
}

/** The total that the form shows, and the number of people that the action adds to the cart. */
export type ExpiationTotal = {
  cause: string;
  obligations: number | null;
  people: number;
  total: Money | null;
};

/** Returns the total of one obligation, the initial value of the form. */
export function totalOfOne({ id: cause, people: each, prices }: ExpiationOffer): ExpiationTotal {
  const people = peopleFed(1, each);
  return { cause, obligations: 1, people, total: prices && totalFor(prices, people) };
}

/**
 * Returns the total of the submitted form. `each` is the number of people that one obligation feeds.
 * @throws FormProblem when the cause is not offered, or feeds more than `MAX_UNITS` people
 */
export function calculateTotal(
  asked: ExpiationInput,
  offers: readonly ExpiationOffer[],
): ExpiationTotal & { each: number } {
  const offer = offers.find(({ id }) => id === asked.cause);
  if (!offer) throw new FormProblem({ cause: 'invalid' });
  const { people: each, prices } = offer;
  const people = asked.people ?? peopleFed(asked.obligations ?? 1, each);
  if (people > MAX_UNITS) {
    throw new FormProblem(
      asked.people === null
        ? { obligations: messageWith('gift.atMost', { count: Math.floor(MAX_UNITS / each) }) }
        : { people: messageWith('gift.atMost', { count: MAX_UNITS }) },
    );
  }
  const total = prices && totalFor(prices, people);
  return { cause: asked.cause, obligations: asked.obligations, people, total, each };
}
