/** What the composer of expiations offers, and what a donor puts into its form. */
import * as z from 'zod';
import { currencySchema, idSchema } from '#contract/common';
import { peopleFed } from '#domain/kafarat';
import type { Currency, Money } from '#domain/money';
import { MAX_UNITS, priceIn, standingOf } from '#domain/offerings';
import { FormProblem } from '../../forms/action.server';
import type { Visitor } from '../../visitor/visitor.server';
import { countField, promisedRates } from '../offerings/give.server';

export type ExpiationOffer = Awaited<ReturnType<typeof expiationsOf>>[number];

/** Those that can be given now, at the price of one person in the visitor's currency; null without a rate. */
export async function expiationsOf(visitor: Visitor) {
  const now = new Date();
  const [expiations, rates] = await Promise.all([
    visitor.charity.expiations(),
    promisedRates(visitor),
  ]);
  return expiations
    .filter((expiation) => standingOf(expiation, now) === 'open')
    .map(({ id, cause, summary, people, instead, authority, ruledAt, price }) => ({
      ...{ id, cause, summary, people, instead, authority, ruledAt },
      price: price && priceIn(price, visitor.currency, rates),
    }));
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
    if (!count.success) problem(field, 'gift.howMany');
    const counted = { obligations: null, people: null, [field]: count.data ?? 1 };
    return { currency, cause, seen, intent, ...counted };
  });

/** What it comes to: shown by the form, and put into the cart. */
export type Sum = {
  cause: string;
  obligations: number | null;
  people: number;
  price: Money | null;
};

/** Of a cause that nothing was typed for yet: the form begins with one. */
export function onceOf({ id: cause, people, price }: ExpiationOffer): Sum {
  return { cause, obligations: 1, people: peopleFed(1, people), price };
}

/** @throws FormProblem when the cause is not offered any more, or it is more than one gift can hold */
export function sumOf(asked: Asked, offers: readonly ExpiationOffer[]): Sum & { each: number } {
  const offer = offers.find(({ id }) => id === asked.cause);
  if (!offer) throw new FormProblem({ cause: 'invalid' });
  const { people: each, price } = offer;
  const people = asked.people ?? peopleFed(asked.obligations ?? 1, each);
  if (people > MAX_UNITS) throw new FormProblem({ obligations: 'amount.tooLarge' });
  return { cause: asked.cause, obligations: asked.obligations, people, price, each };
}
