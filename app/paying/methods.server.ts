/** The payment methods for an amount: whether each accepts it, and which amount or currency it accepts instead. */
import type { PaymentMethod } from '#contract/content';
import type { Reply } from '#contract/endpoints';
import { type Intention, roundingOf, type Stated } from '#domain/cart';
import { isCurrency, money, type Money } from '#domain/money';
import type { Interval } from '#domain/orders';
import { preselectedMethod } from '#domain/orders/payment-methods';
import { type Localised, orOnOutage } from '#web/charity/results';
import type { Visitor } from '../visitor/visitor.server';
import { isChoosable, type MethodQuote, type MethodView, type Quote } from './method-view';

/** The payment that the donor is about to make. */
export type PaymentRequest = {
  total: Money;
  gifts: readonly {
    total: Money;
    intention: Intention;
    stated: Stated | null;
  }[];
  interval: Interval;
};

export type Methods = {
  /** All methods; first those that the donor can choose (method-view.ts). */
  offered: MethodView[];
  preselected: PaymentMethod | null;
  /** The method that is preselected for a donor who has not chosen one. */
  usual: PaymentMethod | null;
  /** The method that the donor has chosen and that cannot be chosen for this amount. Its details are expanded. */
  unable: PaymentMethod | null;
};

/**
 * @param wanted the method that the donor chose before
 * @returns null while the charity API fails
 */
export async function fetchMethods(
  visitor: Visitor,
  asked: PaymentRequest,
  wanted?: PaymentMethod,
): Promise<Methods | null> {
  return orOnOutage(null, async () => {
    const { data: known } = await visitor.charity.call('paymentMethods');
    const views = known.map((method) => toMethodView(method, asked));
    const needsOffer = views.some(({ obstacle }) => obstacle === 'currency' || obstacle === 'step');
    const quotes = needsOffer ? await fetchQuotes(visitor, asked) : [];
    const offered = views.map((view) => ({ ...view, offer: findQuote(view, quotes, asked) }));
    const choosable = offered.filter(isChoosable);
    const able = choosable.map(({ method }) => method);
    const others = offered.filter((view) => !isChoosable(view));
    const unable = others.find(({ method, offer }) => method === wanted && offer !== null);
    return {
      offered: [
        ...choosable,
        ...(unable ? [unable] : []),
        ...others.filter((view) => view !== unable),
      ],
      preselected: preselectedMethod(able, wanted),
      usual: preselectedMethod(able),
      unable: unable?.method ?? null,
    };
  });
}

type Known = Localised<Reply<'paymentMethods'>['result']['data'][number]>;

function toMethodView(
  { method, currencies, steps, minimums, maximums, monthly, trial }: Known,
  { total, interval }: PaymentRequest,
): Omit<MethodView, 'offer'> {
  const step = steps[total.currency] ?? 1;
  const minimum = minimums[total.currency] ?? 1;
  const maximum = maximums[total.currency] ?? Infinity;
  const takesCurrency = currencies.includes(total.currency);
  const obstacle =
    interval === 'month' && !monthly
      ? 'monthly'
      : !takesCurrency
        ? 'currency'
        : total.minor < minimum
          ? 'minimum'
          : total.minor > maximum
            ? 'maximum'
            : total.minor % step !== 0
              ? 'step'
              : null;
  const limit = obstacle === 'minimum' ? minimum : obstacle === 'maximum' ? maximum : null;
  return {
    method,
    isTrial: trial,
    obstacle,
    step: obstacle === 'step' ? money(step, total.currency) : null,
    limit: limit === null ? null : money(limit, total.currency),
    instead: obstacle === 'currency' ? currencies.filter(isCurrency) : [],
  };
}

/** Returns no quotes while the charity API fails: then a method that needs a quote is shown without an offer. */
async function fetchQuotes(
  { charity }: Visitor,
  { total, gifts }: PaymentRequest,
): Promise<Quote[]> {
  return orOnOutage([], async () => {
    const body = {
      currency: total.currency,
      gifts: gifts.map(({ total, intention, stated }) => ({
        ...{ total: total.minor, intention },
        ...(stated && { stated }),
      })),
    };
    return (await charity.call('paymentQuotes', { body })).quotes;
  });
}

function findQuote(
  { method, obstacle }: Omit<MethodView, 'offer'>,
  quotes: readonly Quote[],
  { gifts }: PaymentRequest,
): MethodQuote | null {
  if (obstacle !== 'currency' && obstacle !== 'step') return null;
  const quote = quotes.find((one) => one.method === method);
  if (!quote) return null;
  const { charged, rate, source, at, until, token } = quote;
  return {
    ...{ charged, rate, source, at, until, token },
    isRoundedUp: roundingOf(gifts.map(({ intention }) => intention)) === 'up',
  };
}
