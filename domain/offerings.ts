/** Whatever a gift can be for: a campaign, a fund, a share of an animal, a debt, a child's months. How much of it is left, and what one costs. */
import type { Intention } from './cart';
import { exchange, money, type Currency, type Money } from './money';

export const OFFERING_KINDS = [
  'campaign',
  'fund',
  'endowment',
  'expiation',
  'sacrifice',
  'case',
  'orphan',
  'repair',
] as const;
export type OfferingKind = (typeof OFFERING_KINDS)[number];

/** What an offering has only so much of: shares of an animal, months of a childhood, or baisa of a debt or a bill. */
export const LIMIT_UNITS = ['share', 'month', 'money'] as const;
export type LimitUnit = (typeof LIMIT_UNITS)[number];

/** `capacity`, `taken` and `paid` are whole shares, months or baisa. What is taken is paid, being paid, or has gone by. */
export type Limit = { unit: LimitUnit; capacity: number; taken: number; paid: number };

/** How many of an offering one line can hold at most: more people than sixty for each day of a whole Ramadan. */
export const MAX_UNITS = 9_999;

export function leftOf({ capacity, taken }: Limit): number {
  return Math.max(0, capacity - taken);
}

/** held: others are paying for all that is left, and may yet not. completed: nothing is left. closed: it was ended, or its time is over. */
export const STANDINGS = ['open', 'held', 'completed', 'closed'] as const;
export type Standing = (typeof STANDINGS)[number];

export type Standable = {
  status: 'open' | 'completed' | 'closed';
  /** ISO 8601; null: it does not end by itself. */
  closesAt: string | null;
  limit: Limit | null;
};

export function standingOf({ status, closesAt, limit }: Standable, now: Date): Standing {
  if (status === 'completed' || (limit && limit.paid >= limit.capacity)) return 'completed';
  if (status === 'closed' || (closesAt !== null && new Date(closesAt) <= now)) return 'closed';
  return limit && leftOf(limit) === 0 ? 'held' : 'open';
}

/**
 * What one costs in another currency, rounded up: the charity buys the whole of it.
 * @param rates units of each currency for one rial
 * @returns null without a rate
 */
export function priceIn(
  price: Money,
  currency: Currency,
  rates: Partial<Record<Currency, string>>,
): Money | null {
  if (price.currency === currency) return price;
  const [from, to] = [rates[price.currency], rates[currency]];
  return from && to ? exchange(price, currency, { from, to }, 'up') : null;
}

/** Whether `minor` is what one costs, by either way of rounding: a cart that was in another currency rounds to the nearest. */
export function isPrice(
  asked: Money,
  price: Money,
  rates: Partial<Record<Currency, string>>,
): boolean {
  if (asked.currency === price.currency) return asked.minor === price.minor;
  const [from, to] = [rates[price.currency], rates[asked.currency]];
  if (!from || !to) return false;
  return (['nearest', 'up'] as const).some(
    (rounding) => exchange(price, asked.currency, { from, to }, rounding).minor === asked.minor,
  );
}

/**
 * How much of a limit in rials an amount takes. In another currency the amount that completes it, to within one smallest
 * coin either way, takes all that is left: the cart rounds to the nearest, and nobody can pay the crumbs.
 * @param left baisa @returns baisa, or null when it is more than is left
 */
export function portionOf(
  amount: Money,
  left: number,
  rates: Partial<Record<Currency, string>>,
): number | null {
  if (amount.currency === 'OMR') return amount.minor <= left ? amount.minor : null;
  const [from, to] = [rates[amount.currency], rates.OMR];
  if (!from || !to) return null;
  const whole = exchange(money(left, 'OMR'), amount.currency, { from: to, to: from }, 'up');
  const short = whole.minor - amount.minor;
  if (left > 0 && (short === 0 || short === 1)) return left;
  const wanted = exchange(amount, 'OMR', { from, to }).minor;
  return wanted <= left ? wanted : null;
}

/** Kinds whose gift carries names: one for each share of an animal, one on the certificate of an endowment. */
export function namesTaken(kind: OfferingKind, quantity: number): number {
  if (kind === 'sacrifice') return quantity;
  return kind === 'endowment' ? 1 : 0;
}

/** What one of a kind is called, where it is not a gift. */
export const COUNTED_AS: Partial<Record<OfferingKind, 'months' | 'people' | 'shares'>> = {
  orphan: 'months',
  expiation: 'people',
  sacrifice: 'shares',
};

/** Kinds that the charity carries out in the donor's stead, and that the donor must ask it to (wakala). */
export function needsAgency(kind: OfferingKind): boolean {
  return kind === 'sacrifice';
}

/** Campaigns and funds: they take any amount, every month too, and each piece given to them is a gift. */
export function isProject(kind: OfferingKind): boolean {
  return kind === 'campaign' || kind === 'fund';
}

export type OfferingTerms = {
  kind: OfferingKind;
  intentions: readonly Intention[];
  /** Of one share, month or person fed; null: any amount. */
  price: Money | null;
  /** Other amounts than the price are taken too. */
  anyAmount: boolean;
};
