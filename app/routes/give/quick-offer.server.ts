/** What the quick-donation form offers: categories, currencies with their amounts, ways to pay, and what is chosen at first. */
import * as z from 'zod';
import { currencySchema, idSchema } from '#contract/common';
import { isCurrency, type Currency } from '#domain/money';
import { PAYMENT_METHODS, preselectedMethod, type PaymentMethod } from '#domain/payment-methods';
import { withoutApi } from '../../charity/errors';
import type { Visitor } from '../../visitor/visitor.server';
import { canRepeat } from '../projects/give/monthly.server';
import { chosenAmong, suggestedAmounts, type Suggestions } from '../projects/give/offer.server';

/** Namespaces of locales/ that the form uses. */
export const QUICK_FORM_STRINGS = ['give', 'giving', 'phone'];

/** How many of the loaded categories are offered at once: the last ones, the last first. */
const SHOWN = 3;

export type Option = { id: string; title: string };

export type QuickOffer = {
  currency: Currency;
  suggestions: Suggestions;
  /** As it stands in the form at first. */
  amount: string;
  categories: Option[];
  /** All others, for whoever finds none among the few. */
  others: Option[];
  category: string;
  /** None while the charity API cannot be asked: the checkout asks then. */
  methods: { method: PaymentMethod; title: string; currencies: Currency[] }[];
  method: PaymentMethod | null;
  /** Whether some way to pay can repeat it every month. */
  monthly: boolean;
};

/** What an address says of a gift that is still to be made; anything that is no such thing is as if it were not there. */
const wishSchema = z.object({
  currency: currencySchema.optional().catch(undefined),
  amount: z
    .string()
    .regex(/^\d{1,7}(?:\.\d{1,3})?$/)
    .optional()
    .catch(undefined),
  category: idSchema.optional().catch(undefined),
  method: z.enum(PAYMENT_METHODS).optional().catch(undefined),
});
export type Wish = z.output<typeof wishSchema>;

export function readWish(query: URLSearchParams): Wish {
  return wishSchema.parse(Object.fromEntries(query));
}

export async function quickOffer(visitor: Visitor, wish: Wish = {}): Promise<QuickOffer> {
  const { charity } = visitor;
  const [all, first, suggestions, methods, monthly] = await Promise.all([
    charity.categories(),
    charity.defaultCategory(),
    suggestedAmounts(visitor),
    payable(visitor),
    canRepeat(visitor),
  ]);
  const currency = wish.currency ?? visitor.currency;
  const categories = offeredAtOnce(all, first);
  const others = all.filter(({ id }) => !categories.some((one) => one.id === id));
  const able = methods.filter(({ currencies }) => currencies.includes(currency));
  return {
    currency,
    suggestions,
    amount: wish.amount ?? String(chosenAmong(suggestions[currency])),
    categories,
    others: others.map(option),
    category: all.find(({ id }) => id === wish.category)?.id ?? first?.id ?? '',
    methods,
    method: preselectedMethod(
      able.map(({ method }) => method),
      wish.method,
    ),
    monthly,
  };
}

/** The last few of all, reversed, and before them the default one where it is not among them. */
export function offeredAtOnce(all: readonly Option[], first: Option | null): Option[] {
  const last = all.slice(-SHOWN).reverse();
  const isThere = !first || last.some(({ id }) => id === first.id);
  return (isThere ? last : [first, ...last]).map(option);
}

const option = ({ id, title }: Option): Option => ({ id, title });

async function payable({ charity, t }: Visitor): Promise<QuickOffer['methods']> {
  try {
    const methods = await charity.paymentMethods();
    return methods.map(({ method, currencies }) => ({
      // Only the names: what else is said of the ways to pay would weigh on the home page.
      title: t(`payment:method.${method}`),
      method,
      currencies: currencies.filter(isCurrency),
    }));
  } catch (error) {
    return withoutApi(error, []);
  }
}
