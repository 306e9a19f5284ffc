/** The expiations that the page offers, and the total of what a donor entered. */
import { totalFor } from '#domain/cart';
import type { Money } from '#domain/money';
import { MAX_UNITS, standingOf } from '#domain/offerings';
import { peopleFed } from '#domain/offerings/kafarat';
import { FormProblem } from '../../forms/action.server';
import { messageWith } from '../../forms/message';
import { pricesOf, promisedRates } from '../../giving/rates.server';
import type { Visitor } from '../../visitor/visitor.server';
import type { Asked } from './schema.server';

export type ExpiationOffer = Awaited<ReturnType<typeof expiationsOf>>[number];

/** Expiations that can be given now, with their prices in the visitor's currency. Returns null without a rate. */
export async function expiationsOf(visitor: Visitor) {
  const now = new Date();
  const [expiations, rates] = await Promise.all([
    visitor.charity.expiations(),
    promisedRates(visitor),
  ]);
  return expiations
    .filter((expiation) => standingOf(expiation, now) === 'open')
    .map((expiation) => {
      const { id, cause, summary, people, instead, authority, ruledAt } = expiation;
      return {
        ...{ id, cause, summary, people, instead, authority, ruledAt },
        prices: pricesOf(expiation, visitor.currency, rates),
      };
    });
}

/** What it comes to: shown by the form, and put into the cart. */
export type Sum = {
  cause: string;
  obligations: number | null;
  people: number;
  total: Money | null;
};

/** Of a cause that nothing was typed for yet: the form begins with one. */
export function onceOf({ id: cause, people: each, prices }: ExpiationOffer): Sum {
  const people = peopleFed(1, each);
  return { cause, obligations: 1, people, total: prices && totalFor(prices, people) };
}

/** @throws FormProblem when the cause is not offered any more, or it is more than one gift can hold */
export function sumOf(asked: Asked, offers: readonly ExpiationOffer[]): Sum & { each: number } {
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
