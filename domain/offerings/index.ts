/** Whatever a gift can be for: a campaign, a fund, a share of an animal, a debt, a child's months. How much of it is left, and what one costs. */
import { amountIn, limitProblem, type Intention, type Rates } from '../cart';
import { exchange, money, type Currency, type Money } from '../money';

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
 * Converts the balance of a bill, which is in rials, to another currency. Rounds up, so that paying it completes the
 * bill.
 * @param left baisa @returns null without a rate
 */
export function balanceIn(left: number, currency: Currency, rates: Rates): Money | null {
  const balance = money(left, 'OMR');
  if (currency === balance.currency) return balance;
  const [from, to] = [rates.OMR, rates[currency]];
  return from && to ? exchange(balance, currency, { from, to }, 'up') : null;
}

/**
 * How much of a limit in rials an amount takes. In another currency the amount that completes it, to within one smallest
 * coin either way, takes all that is left: the cart rounds to the nearest, and nobody can pay the crumbs.
 * @param left baisa @returns baisa, or null when it is more than is left
 */
export function portionOf(amount: Money, left: number, rates: Rates): number | null {
  if (amount.currency === 'OMR') return amount.minor <= left ? amount.minor : null;
  const [from, to] = [rates[amount.currency], rates.OMR];
  if (!from || !to) return null;
  const balance = exchange(money(left, 'OMR'), amount.currency, { from: to, to: from }, 'up');
  const short = balance.minor - amount.minor;
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

export type LineAmount = {
  /** Amount of the whole line, in the payment currency. */
  total: Money;
  quantity: number;
  intention: Intention;
};

/**
 * Returns null when the amount is valid: it is the published price, or within the limits. A published price has no
 * minimum. A gift to a bill is not checked against the minimum here: the reservation finds out whether it is the last.
 * @param rates units of each currency for one rial; null: the price was agreed before and is not checked again
 */
export function amountProblem(
  { total, quantity, intention }: LineAmount,
  { price, anyAmount, limit }: Pick<OfferingTerms, 'price' | 'anyAmount'> & { limit: Limit | null },
  rates: Rates | null,
): 'priceChanged' | 'tooSmall' | 'tooLarge' | null {
  const isBill = limit?.unit === 'money';
  // The balance of a bill is in rials: without a current rate, the share that this amount pays is unknown.
  if (isBill && rates !== null && !rates[total.currency]) return 'priceChanged';
  const isPrice =
    price !== null &&
    (rates === null ||
      amountIn(total.currency, { price, quantity, intention }, rates)?.minor === total.minor);
  if (price !== null && !isPrice && !(anyAmount && quantity === 1)) return 'priceChanged';
  const problem = limitProblem(total, intention, quantity);
  if (problem === 'zero') return 'tooSmall';
  return problem === 'tooSmall' && (isPrice || isBill) ? null : problem;
}
