/** Reconciliation for staff: the movements that the providers list, and the differences from our records. */
import {
  MAX_DIFFERENCES,
  MAX_PARTS,
  MAX_PAYOUTS,
  RECONCILED_DAYS,
  type PayoutPage,
  type PayoutPart,
  type Payouts,
  type PayoutsQuery,
} from '#contract/staff/payouts';
import type { OrderMethod } from '#domain/orders/order-methods';
import { sumDifferences } from '#domain/payouts/differences';
import { payoutSums, type ListedMovement } from '#domain/payouts/movements';
import type { Db } from '../../db/tables';
import type { ApiDeps } from '../../deps';
import type { Actor } from '../../http/actor';
import { ApiError } from '../../http/errors';
import type { Providers } from '../../payments/providers';
import { compareBooks, ordersOf, partsOf, payoutsIn } from '../payouts/books';
import { findFetch, requestFetch, withLedger } from '../payouts/fetch';
import { dayBefore, periodOf } from './period';

type Reading = Pick<ApiDeps, 'db' | 'now'>;

const reconciledPeriod = (query: PayoutsQuery, now: Date) =>
  periodOf(query, now, (last) => dayBefore(last, RECONCILED_DAYS - 1));

export async function showPayouts(
  { db, now }: Reading,
  providers: Providers,
  query: PayoutsQuery,
): Promise<Payouts> {
  const { from, until, start, end } = reconciledPeriod(query, now());
  const period = { from: start, until: end };
  const { differences, unknown, uncompared } = await compareBooks(db, period);
  const payouts = await payoutsIn(db, period);
  const shown = payouts.slice(0, MAX_PAYOUTS);
  return {
    ...{ from, until, madeAt: now().toISOString() },
    providers: await Promise.all(
      withLedger(providers).map(({ method }) => showProvider(db, method)),
    ),
    differences: {
      total: differences.length,
      data: differences.slice(0, MAX_DIFFERENCES),
      sums: sumDifferences(differences),
    },
    uncompared,
    unknown: {
      total: unknown.length,
      data: unknown.slice(0, MAX_DIFFERENCES).map((movement) => showMovement(movement, null)),
    },
    payouts: {
      total: payouts.length,
      data: await Promise.all(
        shown.map(async (payout) => showPayout(payout, await partsOf(db, payout))),
      ),
    },
  };
}

async function showProvider(db: Db, method: OrderMethod): Promise<Payouts['providers'][number]> {
  const row = await findFetch(db, method);
  const { covered_from, covered_until, failed_at, failure } = row ?? {};
  return {
    method,
    covered: covered_from && covered_until ? { from: covered_from, until: covered_until } : null,
    fetchedAt: row?.fetched_at ?? null,
    isFetching: row !== undefined && row.wanted_from !== null && row.failure === null,
    failed: failed_at && failure ? { at: failed_at, failure } : null,
  };
}

function showPayout(
  { method, payoutId, id, at, currency, gross }: ListedMovement,
  parts: readonly ListedMovement[],
): Payouts['payouts']['data'][number] {
  const isExplained = parts.some(({ kind }) => kind !== 'payout');
  const amount = 0 - gross;
  return {
    ...{ method, id: payoutId ?? id, at, currency, amount },
    sums: isExplained ? payoutSums(amount, parts) : null,
  };
}

function showMovement(movement: ListedMovement, reference: string | null): PayoutPart {
  const { id, method, kind, gross, fee, net, currency, at, paid } = movement;
  return { id, method, kind, gross, fee, net, currency, at, paid, reference };
}

/** @throws ApiError payout.notFound */
export async function showOnePayout(
  { db }: Pick<ApiDeps, 'db'>,
  { method, id }: { method: OrderMethod; id: string },
): Promise<PayoutPage> {
  const parts = await partsOf(db, { method, payoutId: id });
  const payout = parts.find(({ kind }) => kind === 'payout');
  if (!payout) throw new ApiError('payout.notFound');
  const references = await ordersOf(db, parts);
  const others = parts.filter(({ kind }) => kind !== 'payout');
  return {
    ...showPayout(payout, parts),
    parts: {
      total: others.length,
      data: others
        .slice(0, MAX_PARTS)
        .map((part) => showMovement(part, references.get(part.id) ?? null)),
    },
  };
}

/** Requests the movements of days in Muscat, both included, from all providers again. */
export async function fetchPayouts(
  deps: Reading,
  providers: Providers,
  actor: Actor,
  query: Required<PayoutsQuery>,
): Promise<void> {
  const { from, until, start, end } = reconciledPeriod(query, deps.now());
  await requestFetch(deps, providers, actor, { from: start, until: end, days: { from, until } });
}

export async function countDifferences({
  db,
  now,
}: Reading): Promise<{ count: number; since: string | null }> {
  const { start, end } = reconciledPeriod({ from: undefined, until: undefined }, now());
  const { differences } = await compareBooks(db, { from: start, until: end });
  return { count: differences.length, since: differences[0]?.at ?? null };
}
