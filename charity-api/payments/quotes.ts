/** Signed quotes: the charge when a payment method cannot charge exactly the donated amount. */
import { createHash } from 'node:crypto';
import type { Quote } from '#contract/orders';
import { amountIn, type Intention, type Rates, type Stated } from '#domain/cart';
import { minutes } from '#domain/time/durations';
import {
  CURRENCIES,
  exchange,
  isFreshRate,
  isPegged,
  money,
  pairRate,
  sum,
  type Currency,
  type Money,
} from '#domain/money';
import type { LocalisedText } from '#domain/locales';
import { readCurrencyRates } from '../modules/lookups/currency-rates';
import type { ApiDeps } from '../deps';
import { ApiError } from '../http/errors';
import { readToken, signToken } from '../http/signed-token';
import { termsSchema, type Terms } from '../orders/terms';
import type { PaymentProvider } from './provider';
import type { Providers } from './providers';

/** In ms. Long enough for a donor to read the page and enter a card; short enough for the rate to stay valid. */
const QUOTE_TTL_MS = minutes(30);

type QuoteDeps = Pick<ApiDeps, 'db' | 'now' | 'config'>;
type Gift = { total: number; intention: Intention };
/** The gifts of an order. `total` is in minor units of the order's currency. */
export type Gifts = { currency: Currency; gifts: readonly Gift[] };
type Quotable = {
  currency: Currency;
  gifts: readonly (Gift & { stated?: Stated | undefined })[];
};

/** Returns one quote for each payment method that needs one and has a fresh rate. */
export async function createQuotes(
  deps: QuoteDeps,
  providers: Providers,
  request: Quotable,
): Promise<Quote[]> {
  const rates = await freshRates(deps);
  return [...providers.values()].flatMap((provider) => {
    if (acceptsExactAmount(provider, totalOf(request))) return [];
    const quote = quoteOf(deps, provider, request, rates);
    return quote ? [quote] : [];
  });
}

export function acceptsExactAmount(provider: PaymentProvider, { minor, currency }: Money): boolean {
  return provider.currencies.includes(currency) && minor % (provider.steps?.[currency] ?? 1) === 0;
}

export function totalOf({ currency, gifts }: Gifts): Money {
  return sum(
    gifts.map(({ total }) => money(total, currency)),
    currency,
  );
}

/** Returns the code of the provider's limit that the charge violates, or null. */
export function providerLimitProblem(
  { minimums, maximums }: Pick<PaymentProvider, 'minimums' | 'maximums'>,
  { minor, currency }: Money,
): 'payment.belowMinimum' | 'payment.aboveMaximum' | null {
  if (minor < (minimums?.[currency] ?? 1)) return 'payment.belowMinimum';
  return minor > (maximums?.[currency] ?? Infinity) ? 'payment.aboveMaximum' : null;
}

type Rate = { currency: Currency; rate: string; at: string; source: LocalisedText };

async function freshRates({ db, now }: QuoteDeps): Promise<Map<Currency, Rate>> {
  const rates = await readCurrencyRates(db);
  return new Map(
    rates
      .filter((rate) => isFreshRate(rate, now()))
      .map((rate) => [rate.currency as Currency, { ...rate, currency: rate.currency as Currency }]),
  );
}

function quoteOf(
  { now, config }: QuoteDeps,
  provider: PaymentProvider,
  request: Quotable,
  rates: ReadonlyMap<Currency, Rate>,
): Quote | null {
  const { method, currencies, steps } = provider;
  const total = totalOf(request);
  const to = currencies.includes(total.currency)
    ? total.currency
    : CURRENCIES.find((currency) => currencies.includes(currency) && rates.has(currency));
  const target = to && rates.get(to);
  const from = rates.get(total.currency);
  if (!target || !from) return null;
  const pair = { from: from.rate, to: target.rate };
  const dated = datedRate(from, target);
  const terms: Terms = {
    method,
    donated: total,
    charged: chargedFor(request, target.currency, { rates, step: steps?.[target.currency] }),
    rate: target.currency === total.currency ? null : pairRate(pair),
    source: dated.source,
    at: dated.at,
    until: new Date(now().getTime() + QUOTE_TTL_MS).toISOString(),
    gifts: digestOf(request),
  };
  if (providerLimitProblem(provider, terms.charged)) return null;
  const { gifts: _, ...shown } = terms;
  return {
    ...shown,
    token: signToken(config.signingSecrets, 'quote', Buffer.from(JSON.stringify(terms))),
  };
}

/** Returns the rate whose source and date are shown: the older one of the rates that are not pegged. */
function datedRate(from: Rate, target: Rate): Rate {
  const [oldest] = [from, target]
    .filter(({ currency }) => !isPegged(currency))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return oldest ?? (target.currency === 'OMR' ? from : target);
}

/** Converts and rounds like a cart. The step rounds the sum up: a charity must not get less than the donor gave. */
function chargedFor(
  { currency, gifts }: Quotable,
  to: Currency,
  { rates, step }: { rates: ReadonlyMap<Currency, Rate>; step: number | undefined },
): Money {
  const decimals: Rates = Object.fromEntries([...rates].map(([of, { rate }]) => [of, rate]));
  const converted = gifts.map((gift) => {
    const total = money(gift.total, currency);
    const { intention } = gift;
    return (
      fromStated(gift, { total, to, rates: decimals }) ??
      amountIn(to, { price: total, quantity: 1, intention }, decimals)!
    );
  });
  const all = sum(converted, to);
  return exchange(all, to, { from: '1', to: '1' }, 'up', step);
}

/** Converts the stated price, as the total is already rounded. Returns null when the price does not give the total. */
function fromStated(
  { stated, intention }: Quotable['gifts'][number],
  { total, to, rates }: { total: Money; to: Currency; rates: Rates },
): Money | null {
  if (!stated) return null;
  const made = amountIn(total.currency, { ...stated, intention }, rates);
  return made?.minor === total.minor ? amountIn(to, { ...stated, intention }, rates) : null;
}

function digestOf({ currency, gifts }: Gifts): string {
  const canonical = [currency, ...gifts.map(({ total, intention }) => [total, intention])];
  return createHash('sha256').update(JSON.stringify(canonical)).digest('base64url');
}

/** @throws ApiError payment.quoteRefused when signature, method or gifts do not match; payment.quoteExpired */
export function acceptedTerms(
  { now, config }: Pick<QuoteDeps, 'now' | 'config'>,
  token: string,
  { method, ...request }: Gifts & { method: PaymentProvider['method'] },
): Terms {
  const signed = readToken(config.signingSecrets, 'quote', token);
  const { data: terms } = termsSchema.safeParse(signed && JSON.parse(signed.toString()));
  if (terms?.method !== method || terms.gifts !== digestOf(request))
    throw new ApiError('payment.quoteRefused');
  if (terms.until <= now().toISOString()) throw new ApiError('payment.quoteExpired');
  return terms;
}
