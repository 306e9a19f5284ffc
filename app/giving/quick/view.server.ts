/** The data of the quick-donation form: categories, suggested amounts by currency, payment methods, initial values. */
import { CURRENCIES, isCurrency, type Currency } from '#domain/money';
import {
  preselectedMethod,
  quickMethods,
  type PaymentMethod,
} from '#domain/orders/payment-methods';
import { orOnOutage, languageFrom, type InLanguage } from '#web/charity/results';
import type { Visitor } from '../../visitor/visitor.server';
import { fetchCategories } from '../categories.server';
import type { GiftQuery } from '../gift-query.server';
import { canRepeatMonthly } from '../monthly.server';
import { preselectedAmount, fetchSuggestedAmounts } from '../suggested-amounts.server';

/** Namespaces of locales/ that the form uses. */
export const QUICK_FORM_STRINGS = ['give', 'giving', 'phone'];

/** Number of categories that are chips: the last loaded ones, in reverse order. All others are in the list below. */
const CHIP_COUNT = 3;

export type Option = InLanguage & { id: string; title: string };

export type QuickMethod = {
  method: PaymentMethod;
  title: string;
  currencies: Currency[];
  /** Text: why the method is disabled for a monthly gift. Null when it can repeat the gift. */
  notMonthly: string | null;
  /** Text for each currency that the method does not accept: why it is disabled. */
  refusals: Partial<Record<Currency, string>>;
};

export type QuickOffer = Awaited<ReturnType<typeof loadQuickOffer>>;

/**
 * Returns the data of the form.
 * @param initial initial values from the query
 * @throws CharityError when the categories cannot be fetched
 */
export async function loadQuickOffer(visitor: Visitor, initial: GiftQuery = {}) {
  const { charity } = visitor;
  const [known, { data: first }, suggestions, methods, currencies, monthly] = await Promise.all([
    fetchCategories(charity),
    charity.call('projectCategories', { query: { limit: 1 } }),
    fetchSuggestedAmounts(visitor),
    fetchQuickMethods(visitor),
    fetchAcceptedCurrencies(visitor),
    canRepeatMonthly(visitor),
  ]);
  const all = known.filter(({ fund }) => fund !== null);
  const wanted = initial.currency ?? visitor.currency;
  const currency = currencies.includes(wanted) ? wanted : currencies[0]!;
  const categories = chipCategories(all);
  const others = all.filter(({ id }) => !categories.some((one) => one.id === id));
  return {
    currency,
    /** The currencies that at least one payment method of the charity accepts. All while the charity API fails. */
    currencies,
    suggestions,
    // An amount of the query is an amount in the wanted currency.
    /** The initial amount, as text in units of the currency ("25", "2.5"). */
    amount:
      (currency === wanted && initial.amount) || String(preselectedAmount(suggestions[currency])),
    categories,
    /** Categories in the list below the chips. */
    others: others.map(toOption),
    /** Empty when nothing accepts gifts: then the page shows no form. */
    category: idIn(all, initial.category) ?? idIn(all, first[0]?.id) ?? all[0]?.id ?? '',
    /** Empty while the charity API fails: then the donor chooses the method at the checkout. */
    methods,
    method: preselectedMethodIn(methods, currency, initial.method),
    interval: initial.interval ?? 'once',
    /** True when at least one payment method can repeat the gift every month. */
    monthly,
  };
}

const idIn = (all: readonly Option[], wanted?: string) => all.find(({ id }) => id === wanted)?.id;

/** Returns the last three of the loaded categories, in reverse order. */
function chipCategories(all: readonly Option[]): Option[] {
  return all.slice(-CHIP_COUNT).reverse().map(toOption);
}

export const toOption = ({ id, title, ...others }: Option): Option => ({
  ...{ id, title },
  ...languageFrom(others),
});

/** Returns the payment methods of the quick donation. Returns an empty list when the charity API fails. */
export async function fetchQuickMethods({ charity, t }: Visitor): Promise<QuickMethod[]> {
  return orOnOutage([], async () => {
    const methods = quickMethods((await charity.call('paymentMethods')).data);
    const titleOf = (method: PaymentMethod) => t(`payment:method.${method}`);
    return methods.map(({ method, currencies, monthly }) => ({
      method,
      title: titleOf(method),
      notMonthly: monthly ? null : t('payment:notMonthly', { method: titleOf(method) }),
      currencies: currencies.filter(isCurrency),
      refusals: Object.fromEntries(
        CURRENCIES.filter((currency) => !currencies.includes(currency)).map((currency) => [
          currency,
          t(`payment:cannotTake.${method}`, { currency: t(`payment:currency.${currency}`) }),
        ]),
      ),
    }));
  });
}

/**
 * Returns the currencies of the site that at least one payment method accepts, also one that only the checkout lists.
 * Returns all when no method accepts any, or when the charity API fails: then the checkout explains the problem.
 */
async function fetchAcceptedCurrencies({ charity }: Visitor): Promise<[Currency, ...Currency[]]> {
  return orOnOutage([...CURRENCIES], async () => {
    const { data: methods } = await charity.call('paymentMethods');
    const [first, ...others] = CURRENCIES.filter((currency) =>
      methods.some(({ currencies }) => currencies.includes(currency)),
    );
    return first ? [first, ...others] : [...CURRENCIES];
  });
}

/** Returns the method to preselect for this currency, or null when no method accepts it. */
export function preselectedMethodIn(
  methods: readonly QuickMethod[],
  currency: Currency,
  wanted?: PaymentMethod,
): PaymentMethod | null {
  const able = methods.filter(({ currencies }) => currencies.includes(currency));
  return preselectedMethod(
    able.map(({ method }) => method),
    wanted,
  );
}
