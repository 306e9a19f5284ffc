/** Compares the payments in a provider's books with ours, and returns each difference once. */
import type { LedgerMoney } from '../money/ledger';
import type { OrderMethod } from '../orders/order-methods';
import { days } from '../time/durations';
import type { ListedMovement } from './movements';

/**
 * - paidThere: the provider lists a payment of our order, and we have not recorded it
 * - paidHere: we recorded a payment that the provider does not list
 * - amount: amount or currency differ
 * - returnedThere: the provider lists refunds or disputes that we have not recorded
 * - returnedHere: we recorded refunds that the provider does not list
 */
export const DIFFERENCE_KINDS = [
  'paidThere',
  'paidHere',
  'amount',
  'returnedThere',
  'returnedHere',
] as const;
type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** A payment in our books. */
export type OwnPayment = {
  method: OrderMethod;
  paymentId: string;
  attemptId: string;
  /** Reference of its order. */
  reference: string;
  paid: LedgerMoney;
  /** Minor units that the provider gave back, as we recorded it. */
  returned: number;
  /** True when we have recorded that the donor's bank disputes the payment. */
  isDisputed: boolean;
  /** True when we recorded a refund so late that the provider need not list it yet. */
  hasLateRefund: boolean;
  at: string;
};

export type Difference = {
  kind: DifferenceKind;
  method: OrderMethod;
  reference: string;
  /** The amount in the provider's books; refunds are negative. null: the provider lists nothing. */
  theirs: LedgerMoney | null;
  /** The amount in our records. null: we have recorded nothing. */
  ours: LedgerMoney | null;
  at: string;
};

/** Numbers of payments that cannot be compared with the provider's books. */
export type Uncompared = {
  /** Payments that the provider books in the currency of the account, without the amount that the donor paid. */
  currency: number;
  /** Payments of which the provider lists only refunds, because the payment is older than the fetched period. */
  refunds: number;
};

type Books = {
  movements: readonly ListedMovement[];
  payments: readonly OwnPayment[];
  /** The reference of the order of each attempt that a movement names. */
  orders: ReadonlyMap<string, string>;
  /** Only payments and movements of this period are reported: ISO 8601, `until` not included. */
  from: string;
  until: string;
};

/** Months of a monthly gift name the attempt of the first month. They are at least 28 days apart. */
const SAME_ATTEMPT_MS = days(14);

type Entry = { payment: OwnPayment | null; reference: string; movements: ListedMovement[] };

/**
 * @returns the differences, the movements that belong to no order of this site, and what cannot be compared. Another
 * business may use the same account at the provider, so its movements are not differences
 */
export function findDifferences(books: Books): {
  differences: Difference[];
  unknown: ListedMovement[];
  uncompared: Uncompared;
} {
  const { entries, unknown } = assignMovements(books);
  const isDue = ({ at }: { at: string }) => at >= books.from && at < books.until;
  const due = entries.filter(({ payment, movements }) =>
    [...movements, ...(payment ? [payment] : [])].some(isDue),
  );
  const hasOtherCurrency = due.filter(isInOtherCurrency);
  const hasOlderPayment = due.filter((entry) => isOlder(entry, isDue));
  return {
    differences: due
      .filter((entry) => !hasOtherCurrency.includes(entry) && !hasOlderPayment.includes(entry))
      .flatMap((entry) => differencesOf(entry)),
    unknown: unknown.filter(isDue),
    uncompared: { currency: hasOtherCurrency.length, refunds: hasOlderPayment.length },
  };
}

/** Xendit lists a payment only in the currency of the account, which can differ from that of the donor. */
const isInOtherCurrency = ({ payment, movements }: Entry): boolean =>
  payment?.method === 'Xendit' &&
  movements.some(({ paid }) => paid !== null && paid.currency !== payment.paid.currency);

/** When the provider's books lack the payment, its earlier refunds may also be older than the fetched period. */
const isOlder = (entry: Entry, isDue: (of: { at: string }) => boolean): boolean =>
  entry.payment !== null && !hasPayment(entry) && !isDue(entry.payment);

/** Assigns each movement to a payment of ours, or to the order of its attempt. */
function assignMovements({ movements, payments, orders }: Books): {
  entries: Entry[];
  unknown: ListedMovement[];
} {
  const entries: Entry[] = payments.map((payment) => ({
    ...{ payment, reference: payment.reference, movements: [] },
  }));
  const byPayment = new Map<string, Entry>();
  const byAttempt = new Map<string, Entry>();
  const key = (method: string, id: string) => `${method} ${id}`;
  for (const entry of entries) {
    const { method, paymentId, attemptId } = entry.payment!;
    byPayment.set(key(method, paymentId), entry);
    byAttempt.set(key(method, attemptId), entry);
  }
  const unknown: ListedMovement[] = [];
  const found = (movement: ListedMovement): Entry | undefined => {
    const { method, paymentId, attemptId } = movement;
    const exact = paymentId === null ? undefined : byPayment.get(key(method, paymentId));
    if (exact) return exact;
    // Xendit names some payments by another id than that of the invoice.
    const same = attemptId === null ? undefined : byAttempt.get(key(method, attemptId));
    return same?.payment && isNear(same.payment, movement) && !hasPayment(same) ? same : undefined;
  };
  const donors = movements.filter(({ paid }) => paid !== null);
  // Assigns movements with the exact payment id first, so that one that only names the attempt cannot replace them.
  const first = ({ kind, method, paymentId }: ListedMovement) =>
    kind !== 'payment' ? 2 : byPayment.has(key(method, paymentId ?? '')) ? 0 : 1;
  for (const movement of [...donors].sort((a, b) => first(a) - first(b))) {
    const { method, paymentId, attemptId } = movement;
    const reference = attemptId === null ? undefined : orders.get(attemptId);
    const entry = found(movement);
    if (entry) {
      entry.movements.push(movement);
    } else if (reference !== undefined) {
      const unbooked: Entry = { payment: null, reference, movements: [movement] };
      entries.push(unbooked);
      if (paymentId !== null) byPayment.set(key(method, paymentId), unbooked);
    } else unknown.push(movement);
  }
  return { entries, unknown };
}

const isNear = (one: { at: string }, other: { at: string }) =>
  Math.abs(Date.parse(one.at) - Date.parse(other.at)) < SAME_ATTEMPT_MS;
const hasPayment = ({ movements }: Entry) => movements.some(({ kind }) => kind === 'payment');

function differencesOf({ payment, reference, movements }: Entry): Difference[] {
  const payments = movements.filter(({ kind }) => kind === 'payment');
  const returns = movements.filter(({ kind }) => kind !== 'payment');
  const [first] = payments.length > 0 ? payments : returns;
  const of = (kind: DifferenceKind, theirs: LedgerMoney | null, ours: LedgerMoney | null) => ({
    ...{ kind, reference, theirs, ours },
    method: (payment ?? first!).method,
    at: (payment ?? first!).at,
  });
  const theirsPaid = sumOf(payments);
  const theirsBack = sumOf(returns);
  if (payment === null)
    return [
      ...theirsPaid.map((theirs) => of('paidThere', theirs, null)),
      ...theirsBack.map((theirs) => of('returnedThere', theirs, null)),
    ];
  if (payments.length === 0) return [of('paidHere', null, payment.paid)];
  return [
    ...compare(theirsPaid, payment.paid).map(([theirs, ours]) => of('amount', theirs, ours)),
    ...compare(theirsBack, { ...payment.paid, minor: ownReturn(payment, returns) }).flatMap(
      ([theirs, ours]) => {
        const isThere = (theirs?.minor ?? 0) < (ours?.minor ?? 0);
        if (!isThere && payment.hasLateRefund) return [];
        return [of(isThere ? 'returnedThere' : 'returnedHere', theirs, ours)];
      },
    ),
  ];
}

/** An undecided dispute that we have recorded has already moved money at the provider, but not in our records. */
function ownReturn(
  { returned, isDisputed, paid }: OwnPayment,
  returns: readonly ListedMovement[],
): number {
  const disputed = returns
    .filter((movement) => movement.kind === 'dispute' && movement.paid?.currency === paid.currency)
    .reduce((sum, movement) => sum + movement.paid!.minor, 0);
  return (isDisputed ? disputed : 0) - returned;
}

/** Returns the pairs that differ: one for each currency. */
function compare(
  theirs: readonly LedgerMoney[],
  ours: LedgerMoney,
): [LedgerMoney | null, LedgerMoney | null][] {
  const own = ours.minor === 0 ? null : ours;
  const same = theirs.find(({ currency }) => currency === ours.currency) ?? null;
  const others = theirs.filter(({ currency }) => currency !== ours.currency);
  const [other = null, ...rest] = others;
  if (same?.minor === own?.minor) return others.map((one) => [one, null]);
  // One payment in two currencies is one difference.
  return same === null
    ? [[other, own], ...rest.map((one): [LedgerMoney, null] => [one, null])]
    : [[same, own], ...others.map((one): [LedgerMoney, null] => [one, null])];
}

/** The sum in each currency, without sums of 0. */
function sumOf(movements: readonly ListedMovement[]): LedgerMoney[] {
  const sums = new Map<string, number>();
  for (const { paid } of movements)
    if (paid) sums.set(paid.currency, (sums.get(paid.currency) ?? 0) + paid.minor);
  return [...sums]
    .map(([currency, minor]) => ({ currency, minor }))
    .filter(({ minor }) => minor !== 0);
}

/** Returns the sum of the provider's amounts minus ours, in each currency, without sums of 0. */
export function sumDifferences(
  differences: readonly Pick<Difference, 'theirs' | 'ours'>[],
): LedgerMoney[] {
  const sums = new Map<string, number>();
  const add = (amount: LedgerMoney | null, sign: 1 | -1) => {
    if (amount) sums.set(amount.currency, (sums.get(amount.currency) ?? 0) + sign * amount.minor);
  };
  for (const { theirs, ours } of differences) {
    add(theirs, 1);
    add(ours, -1);
  }
  return [...sums]
    .map(([currency, minor]) => ({ currency, minor }))
    .filter(({ minor }) => minor !== 0);
}
