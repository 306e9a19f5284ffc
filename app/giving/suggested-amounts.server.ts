/** The data of a gift form: currency, suggested amounts, their impact, allowed intentions. */
import * as z from 'zod';
import type { Project } from '#contract/content';
import { mayRepeat, type Intention } from '#domain/cart';
import { DEFAULT_SUGGESTED_AMOUNT, DEFAULT_SUGGESTED_AMOUNTS } from '#domain/constants';
import type { Currency, Money } from '#domain/money';
import type { InLanguage, Localised } from '../charity/localise';
import { readSettings } from '../charity/settings.server';
import type { Visitor } from '../visitor/visitor.server';
import { intentionsOf } from '#domain/offerings/funds';
import { canRepeatMonthly } from './monthly.server';
import { savedRecipients, type SavedRecipient } from './saved-recipients.server';

export type AmountOffer = {
  currency: Currency;
  /** In whole units of the currency. */
  suggestions: readonly number[];
  chosen: number;
  /** Absent for guests. */
  recipients?: SavedRecipient[];
};

export type GiftOffer = AmountOffer & {
  /** Impact texts by amount, ascending. Empty when the visitor's currency differs from the campaign's. */
  impact: (InLanguage & { amount: Money; text: string })[];
  intentions: readonly Intention[];
  /** The preselected intention. */
  intention: Intention;
  /** True when the form offers a monthly gift. */
  monthly: boolean;
};

/** The parts of an offer that are the same for all campaigns. */
export type Offered = { amounts: AmountOffer; isMonthly: boolean };

/** Fetches them at the same time as the campaign. */
export async function fetchOffered(visitor: Visitor): Promise<Offered> {
  const [amounts, isMonthly] = await Promise.all([amountOffer(visitor), canRepeatMonthly(visitor)]);
  return { amounts, isMonthly };
}

/** @param wanted the intention to preselect, from the query */
export function giftOffer(
  visitor: Pick<Visitor, 'currency'>,
  project: Localised<Project>,
  { offered, wanted }: { offered: Offered; wanted?: string | null | undefined },
): GiftOffer {
  const intentions = intentionsOf(project);
  return {
    ...offered.amounts,
    impact: project.impact.filter(({ amount }) => amount.currency === visitor.currency),
    intentions,
    intention: intentions.find((intention) => intention === wanted) ?? intentions[0],
    monthly: intentions.every(mayRepeat) && offered.isMonthly,
  };
}

/** Returns the suggested amounts in the visitor's currency, and the preselected one. */
export async function amountOffer(visitor: Visitor): Promise<AmountOffer> {
  const { currency } = visitor;
  const [all, saved] = await Promise.all([
    fetchSuggestedAmounts(visitor),
    savedRecipients(visitor),
  ]);
  const suggestions = all[currency];
  return { currency, suggestions, chosen: preselectedAmount(suggestions), ...saved };
}

/** Returns the amount to preselect, in whole units: the site's default if it is suggested, otherwise the first one. */
export function preselectedAmount(suggestions: readonly number[]): number {
  return suggestions.includes(DEFAULT_SUGGESTED_AMOUNT)
    ? DEFAULT_SUGGESTED_AMOUNT
    : (suggestions[0] ?? DEFAULT_SUGGESTED_AMOUNT);
}

const amounts = z.array(z.int().positive()).min(1).max(6);
/** One list for all currencies, or one list for each currency. */
const suggested = z.union([amounts, z.record(z.string(), amounts)]);
const settings = z.object({
  DEFAULT_SUGGESTED_AMOUNTS: z.object({ value: suggested }).optional(),
});

export type Suggestions = Record<Currency, readonly number[]>;

/** Returns the charity's suggestions from its settings, or default amounts for currencies without any. */
export async function fetchSuggestedAmounts({
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
