/** What a gift form offers: currency, suggested amounts, what they do, and what may be given. */
import * as z from 'zod';
import type { Project } from '#contract/content';
import { mayRepeat, type Intention } from '#domain/cart';
import { DEFAULT_SUGGESTED_AMOUNT, DEFAULT_SUGGESTED_AMOUNTS } from '#domain/constants';
import type { Currency, Money } from '#domain/money';
import type { Localised } from '../charity/localise';
import { readSettings } from '../charity/settings.server';
import type { Visitor } from '../visitor/visitor.server';
import { intentionsOf } from '#domain/offerings/funds';
import { canRepeat } from './monthly.server';

export type AmountOffer = {
  currency: Currency;
  /** In whole units. */
  suggestions: readonly number[];
  chosen: number;
};

export type GiftOffer = AmountOffer & {
  /** What an amount does, smallest first; none in another currency than the campaign counts in. */
  impact: { amount: Money; text: string }[];
  intentions: readonly Intention[];
  /** The one that is chosen already. */
  intention: Intention;
  /** Whether it can be given every month. */
  monthly: boolean;
};

/** @param wanted what the donor came to give, from an address */
export async function giftOffer(
  visitor: Visitor,
  project: Localised<Project>,
  wanted?: string | null,
): Promise<GiftOffer> {
  const intentions = intentionsOf(project);
  return {
    ...(await amountOffer(visitor)),
    impact: project.impact.filter(({ amount }) => amount.currency === visitor.currency),
    intentions,
    intention: intentions.find((intention) => intention === wanted) ?? intentions[0],
    monthly: intentions.every(mayRepeat) && (await canRepeat(visitor)),
  };
}

export async function amountOffer(visitor: Visitor): Promise<AmountOffer> {
  const { currency } = visitor;
  const suggestions = (await suggestedAmounts(visitor))[currency];
  return { currency, suggestions, chosen: chosenAmong(suggestions) };
}

export function chosenAmong(suggestions: readonly number[]): number {
  return suggestions.includes(DEFAULT_SUGGESTED_AMOUNT)
    ? DEFAULT_SUGGESTED_AMOUNT
    : (suggestions[0] ?? DEFAULT_SUGGESTED_AMOUNT);
}

const amounts = z.array(z.int().positive()).min(1).max(6);
/** One list for all currencies, or a list for each. */
const suggested = z.union([amounts, z.record(z.string(), amounts)]);
const settings = z.object({
  DEFAULT_SUGGESTED_AMOUNTS: z.object({ value: suggested }).optional(),
});

export type Suggestions = Record<Currency, readonly number[]>;

/** The charity's own suggestions; a form without them must still work. */
export async function suggestedAmounts({
  charity,
}: Pick<Visitor, 'charity'>): Promise<Suggestions> {
  const set = await readSettings(charity, 'PROJECTS', settings);
  const given = set?.DEFAULT_SUGGESTED_AMOUNTS?.value;
  const amountsIn = (currency: Currency) =>
    (Array.isArray(given) ? given : given?.[currency]) ?? DEFAULT_SUGGESTED_AMOUNTS;
  return {
    OMR: amountsIn('OMR'),
    USD: amountsIn('USD'),
    EUR: amountsIn('EUR'),
    GBP: amountsIn('GBP'),
  };
}
