/** What the composer of expiations offers, and what a donor puts into its form. */
import * as z from 'zod';
import { currencySchema, idSchema } from '#contract/common';
import { totalFor } from '#domain/cart';
import { peopleFed } from '#domain/offerings/kafarat';
import type { Currency, Money } from '#domain/money';
import { MAX_UNITS, standingOf } from '#domain/offerings';
import { FormProblem } from '../../forms/action.server';
import { messageWith } from '../../forms/message';
import type { Visitor } from '../../visitor/visitor.server';
import { pricesOf, promisedRates } from '../../giving/rates.server';
import { countField } from '../../giving/give.server';

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

export type Asked = {
  currency: Currency;
  cause: string;
  /** Of what the donor owes; null: they named the people themselves. */
  obligations: number | null;
  people: number | null;
  /** Of what the donor was told that it is no whole obligation (typed.ts). */
  seen: string;
  /** workOut: show the sum. */
  intent: 'donate' | 'cart' | 'workOut';
};

/** More than any number has; what is longer is no typing error. */
const typed = z.string().max(200, 'invalid').default('');

/** Messages are keys of locales/<language>/errors.json. */
export const askedSchema = z
  .object({
    currency: currencySchema,
    cause: idSchema.optional().catch(undefined),
    obligations: typed,
    people: typed,
    seen: typed,
    intent: z.enum(['donate', 'cart', 'workOut']).catch('donate'),
  })
  .transform((form, context): Asked => {
    const { currency, cause = '', seen, intent } = form;
    const field = form.people.trim() ? 'people' : 'obligations';
    const count = countField.safeParse(form[field]);
    const problem = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (!cause) problem('cause', 'required');
    if (!count.success) problem(field, count.error.issues[0]!.message);
    const counted = { obligations: null, people: null, [field]: count.data ?? 1 };
    return { currency, cause, seen, intent, ...counted };
  });

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
