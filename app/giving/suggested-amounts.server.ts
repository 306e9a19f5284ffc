/** The data of a gift form: currency, suggested amounts, their impact, allowed intentions. */
import * as z from 'zod';
import type { Project } from '#contract/content';
import { mayRepeat } from '#domain/cart';
import { DEFAULT_SUGGESTED_AMOUNT, DEFAULT_SUGGESTED_AMOUNTS } from '#domain/constants';
import type { Currency } from '#domain/money';
import { intentionsOf } from '#domain/offerings/funds';
import type { Localised } from '#web/charity/results';
import { readSettings } from '#web/charity/settings.server';
import type { Visitor } from '../visitor/visitor.server';
import type { GiftQuery } from './gift-query.server';
import { canRepeatMonthly } from './monthly.server';
import { savedRecipients } from './saved-recipients.server';

export type AmountOffer = Awaited<ReturnType<typeof amountOffer>>;

export type GiftOffer = ReturnType<typeof giftOffer>;

/** The button of a fund for one intention that is not a donation. The pages with calculators show the same texts. */
const BUTTONS = {
  zakat: 'giving:giveZakat',
  purification: 'stocks:pay.purification',
  waqf: 'endowments:give',
  kafara: 'kafarat:give',
  sacrifice: 'sacrifices:give',
};

/** The parts of an offer that are the same for all campaigns. */
export type Offered = { amounts: AmountOffer; isMonthly: boolean };

/** Fetches them at the same time as the campaign. */
export async function fetchOffered(visitor: Visitor, initial: GiftQuery): Promise<Offered> {
  const [amounts, isMonthly] = await Promise.all([
    amountOffer(visitor, initial),
    canRepeatMonthly(visitor),
  ]);
  return { amounts, isMonthly };
}

/** @param initial initial values of the form, from the query */
export function giftOffer(
  { t }: Pick<Visitor, 't'>,
  project: Localised<Project>,
  { amounts, isMonthly }: Offered,
  initial: GiftQuery,
) {
  const intentions = intentionsOf(project);
  const [first] = intentions;
  const monthly = intentions.every(mayRepeat) && isMonthly;
  return {
    ...amounts,
    /** Impact texts by amount, ascending. Empty when the visitor's currency differs from the campaign's. */
    impact: project.impact.filter(({ amount }) => amount.currency === amounts.currency),
    intentions,
    /** The preselected intention. */
    intention: intentions.find((intention) => intention === initial.intention) ?? first,
    interval: (monthly && initial.interval) || 'once',
    /** True when the form offers a monthly gift. */
    monthly,
    ...(first !== 'sadaqa' && { button: t(BUTTONS[first]) }),
  };
}

/**
 * Returns the suggested amounts in the visitor's currency, and the preselected one. The query chooses the currency of a
 * visitor without gifts in the cart, because an order has one currency.
 */
export async function amountOffer(visitor: Visitor, initial: GiftQuery = {}) {
  const { cart, currency: own } = visitor;
  const wanted = initial.currency ?? own;
  const currency = cart.lines.length > 0 ? own : wanted;
  const [all, saved] = await Promise.all([
    fetchSuggestedAmounts(visitor),
    savedRecipients(visitor),
  ]);
  const suggestions = all[currency];
  const chosen = (currency === wanted && initial.amount) || String(preselectedAmount(suggestions));
  return {
    currency,
    /** In whole units of the currency. */
    suggestions,
    /** The initial amount, as text in units of the currency ("25", "2.5"). */
    chosen,
    ...saved,
  };
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
