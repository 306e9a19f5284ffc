/**
 * Offerings: everything that accepts gifts (a campaign, a fund, a share of an animal, a debt, a child's months). Their
 * kinds, remaining capacity, availability and price checks.
 */
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

/** Units of limited offerings: shares of an animal, months of a sponsorship, or baisa of a debt or a bill. */
export const LIMIT_UNITS = ['share', 'month', 'money'] as const;
export type LimitUnit = (typeof LIMIT_UNITS)[number];

/** All three are whole shares, months or baisa. `taken` includes units that are paid, reserved, or have expired. */
export type Limit = { unit: LimitUnit; capacity: number; taken: number; paid: number };

/** Maximum quantity of one line. It is enough for 60 people on each day of Ramadan. */
export const MAX_UNITS = 9_999;

/** Returns the remaining units, at least 0. */
export function remainingUnits({ capacity, taken }: Limit): number {
  return Math.max(0, capacity - taken);
}

/**
 * held: unpaid orders have reserved all remaining units, and may release them. completed: all units are paid, or staff
 * completed it. closed: staff closed it, or its closing date has passed.
 */
export type Availability = 'open' | 'held' | 'completed' | 'closed';

export type AvailabilityInput = {
  status: 'open' | 'completed' | 'closed';
  /** ISO 8601, or null when it has no closing date. */
  closesAt: string | null;
  limit: Limit | null;
};

export function availabilityOf(
  { status, closesAt, limit }: AvailabilityInput,
  now: Date,
): Availability {
  if (status === 'completed' || (limit && limit.paid >= limit.capacity)) return 'completed';
  if (status === 'closed' || (closesAt !== null && new Date(closesAt) <= now)) return 'closed';
  return limit && remainingUnits(limit) === 0 ? 'held' : 'open';
}

/**
 * Converts the balance of a bill, which is in rials, to another currency. Rounds up, so that paying it completes the
 * bill.
 * @param left balance in baisa
 * @returns null when a rate is missing
 */
export function balanceIn(left: number, currency: Currency, rates: Rates): Money | null {
  const balance = money(left, 'OMR');
  if (currency === balance.currency) return balance;
  const [from, to] = [rates.OMR, rates[currency]];
  return from && to ? exchange(balance, currency, { from, to }, 'up') : null;
}

/**
 * Returns how many baisa of a balance an amount pays. An amount in another currency that equals the converted balance,
 * or is one minor unit less, pays the whole balance: the cart rounds to the nearest, and a rounding remainder is too
 * small to be paid.
 * @param left balance in baisa
 * @returns null when the amount exceeds the balance or a rate is missing
 */
export function capacityUsedBy(amount: Money, left: number, rates: Rates): number | null {
  if (amount.currency === 'OMR') return amount.minor <= left ? amount.minor : null;
  const [from, to] = [rates[amount.currency], rates.OMR];
  if (!from || !to) return null;
  const balance = exchange(money(left, 'OMR'), amount.currency, { from: to, to: from }, 'up');
  const short = balance.minor - amount.minor;
  if (left > 0 && (short === 0 || short === 1)) return left;
  const wanted = exchange(amount, 'OMR', { from, to }).minor;
  return wanted <= left ? wanted : null;
}

/** Returns the number of name fields: one for each share of an animal, and one on the certificate of an endowment. */
export function nameFieldCount(kind: OfferingKind, quantity: number): number {
  if (kind === 'sacrifice') return quantity;
  return kind === 'endowment' ? 1 : 0;
}

/** The unit of the quantity, for kinds whose quantity does not count gifts. */
export const QUANTITY_UNITS: Partial<Record<OfferingKind, 'months' | 'people' | 'shares'>> = {
  orphan: 'months',
  expiation: 'people',
  sacrifice: 'shares',
};

/**
 * Returns true for kinds whose act the charity performs on the donor's behalf, with the donor's authorisation (wakala).
 */
export function needsAgency(kind: OfferingKind): boolean {
  return kind === 'sacrifice';
}

/**
 * Returns true for campaigns and funds: they accept any amount, also monthly, and each unit of the quantity is a gift.
 */
export function isProject(kind: OfferingKind): boolean {
  return kind === 'campaign' || kind === 'fund';
}

export type OfferingTerms = {
  kind: OfferingKind;
  intentions: readonly Intention[];
  /** Price of one share, month or person fed; null when any amount is accepted. */
  price: Money | null;
  /** True when amounts other than the price are accepted too. */
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
 * minimum. The minimum of a gift to a bill is not checked here, because only the reservation knows if it completes the
 * bill.
 * @param rates units of each currency for one rial; null when the price was agreed before and is not checked again
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
