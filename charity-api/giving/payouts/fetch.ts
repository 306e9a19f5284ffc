/** Fetches the movements in the providers' books: one week of each in a run, so that the other jobs do not wait. */
import { days, hours } from '#domain/time/durations';
import type { Db } from '../../db/tables';
import type { ProviderFetchRow } from '../../db/tables/payouts';
import { transact } from '../../db/transact';
import type { ApiDeps } from '../../deps';
import type { Actor } from '../../http/actor';
import { recordAction } from '../../modules/staff-log/record';
import { reasonOfFailure } from '../../payments/failure';
import { MAX_LEDGER_DAYS, type Ledger, type PaymentProvider } from '../../payments/provider';
import type { Providers } from '../../payments/providers';
import type { Period } from './books';
import { saveMovements } from './store';

/** Time between two fetches, in ms. */
const INTERVAL_MS = hours(6);
const RETRY_MS = hours(1);
/** The last days are fetched again: a movement may change, or get its payout, days after its date. */
const OVERLAP_MS = days(10);
/** The first fetch begins with the first payment, at most this long ago. No provider lists more than three years. */
const MAX_AGE_MS = days(366);

type FetchDeps = Pick<ApiDeps, 'db' | 'now' | 'log'>;
type WithLedger = PaymentProvider & { ledger: Ledger };

export function withLedger(providers: Providers): WithLedger[] {
  return [...providers.values()].filter(
    (provider): provider is WithLedger => provider.ledger !== undefined,
  );
}

export async function fetchDueMovements(deps: FetchDeps, providers: Providers): Promise<void> {
  for (const provider of withLedger(providers)) {
    const row = await dueFetch(deps, provider);
    if (row) await fetchWeek(deps, provider, row);
  }
}

/** Requests a fetch of a period again from all providers. @param period ISO 8601 in UTC, and as days for the log */
export async function requestFetch(
  deps: Pick<ApiDeps, 'db' | 'now'>,
  providers: Providers,
  actor: Actor,
  period: Period & { days: { from: string; until: string } },
): Promise<void> {
  const now = deps.now().toISOString();
  const { until } = period;
  const earliest = new Date(deps.now().getTime() - MAX_AGE_MS).toISOString();
  const from = period.from < earliest ? earliest : period.from;
  await transact(deps.db, 'payouts', async (tx) => {
    for (const { method } of withLedger(providers)) {
      const row = await findFetch(tx, method);
      const end = until < now ? until : now;
      // Extends the request, so that no gap remains between the period and the one that is already fetched.
      const last = row?.covered_from && end < row.covered_from ? row.covered_from : end;
      const wanted_from = row?.wanted_from && row.wanted_from < from ? row.wanted_from : from;
      const wanted_until = row?.wanted_until && row.wanted_until > last ? row.wanted_until : last;
      if (wanted_from >= wanted_until) continue;
      await saveFetch(tx, {
        ...(row ?? emptyFetch(method)),
        wanted_from,
        wanted_until,
        next_at: now,
      });
    }
    await recordAction(tx, deps, {
      ...{ actor, action: 'payouts.requested', subject: { kind: 'payouts', id: 'providers' } },
      after: period.days,
    });
  });
}

const emptyFetch = (method: ProviderFetchRow['method']): ProviderFetchRow => ({
  ...{ method, covered_from: null, covered_until: null, wanted_from: null, wanted_until: null },
  ...{ fetched_at: null, next_at: '', failed_at: null, failure: null },
});

export function findFetch(
  db: Db,
  method: ProviderFetchRow['method'],
): Promise<ProviderFetchRow | undefined> {
  return db
    .selectFrom('provider_fetches')
    .selectAll()
    .where('method', '=', method)
    .executeTakeFirst();
}

async function saveFetch(tx: Db, row: ProviderFetchRow): Promise<void> {
  const { method: _, ...set } = row;
  await tx
    .insertInto('provider_fetches')
    .values(row)
    .onConflict((conflict) => conflict.column('method').doUpdateSet(set))
    .execute();
}

/** Stores the result of a fetch, unless staff have requested another one meanwhile, which is then due. */
async function saveResult(tx: Db, read: DueFetch, result: ProviderFetchRow): Promise<void> {
  const current = await findFetch(tx, read.method);
  if (!current || current.next_at === read.next_at) await saveFetch(tx, result);
}

type DueFetch = ProviderFetchRow & { wanted_from: string; wanted_until: string };

/** Returns the row of a provider with the period that must be fetched; null when nothing is due. */
async function dueFetch({ db, now }: FetchDeps, { method }: WithLedger): Promise<DueFetch | null> {
  const at = now().toISOString();
  const row = (await findFetch(db, method)) ?? emptyFetch(method);
  if (row.next_at > at) return null;
  const { wanted_from, wanted_until } = row;
  if (wanted_from !== null && wanted_until !== null) return { ...row, wanted_from, wanted_until };
  const begin = row.covered_until ?? (await firstPayment(db, method));
  if (begin === null) return null;
  const earliest = now().getTime() - MAX_AGE_MS;
  const from = new Date(Math.max(Date.parse(begin) - OVERLAP_MS, earliest)).toISOString();
  return { ...row, wanted_from: from, wanted_until: at };
}

async function firstPayment(db: Db, method: ProviderFetchRow['method']): Promise<string | null> {
  const { first } = await db
    .selectFrom('payments')
    .select(({ fn }) => fn.min<string | null>('at').as('first'))
    .where('method', '=', method)
    .executeTakeFirstOrThrow();
  return first;
}

async function fetchWeek(
  deps: FetchDeps,
  { method, ledger, isTrial = false }: WithLedger,
  row: DueFetch,
): Promise<void> {
  const { db, now, log } = deps;
  const from = new Date(row.wanted_from);
  const end = Math.min(from.getTime() + days(MAX_LEDGER_DAYS), Date.parse(row.wanted_until));
  const until = new Date(end);
  try {
    const movements = await ledger.movements({ from, until });
    await transact(db, 'payouts', async (tx) => {
      await saveMovements(tx, method, movements);
      const begin = isTrial ? beginOfTrial(row, movements) : row.wanted_from;
      const listed = { from: begin, until: until.toISOString() };
      await saveResult(tx, row, fetched(row, listed, ledger, now()));
    });
  } catch (error) {
    const failure = reasonOfFailure(error);
    const reason = error instanceof Error ? `${error.name}: ${error.message.slice(0, 200)}` : '';
    log.warn({ method, failure, reason }, 'the books of a payment provider cannot be fetched');
    const next_at = new Date(now().getTime() + RETRY_MS).toISOString();
    const failed = { ...row, next_at, failed_at: now().toISOString(), failure };
    await transact(db, 'payouts', (tx) => saveResult(tx, row, failed));
  }
}

/** A trial lists no payments of a lost state, so its books begin with its first movement. */
function beginOfTrial(
  { wanted_from, wanted_until, covered_from }: DueFetch,
  movements: readonly { at: string }[],
): string {
  if (covered_from !== null && wanted_from >= covered_from) return wanted_from;
  const first = movements.map(({ at }) => at).sort()[0] ?? wanted_until;
  return first > wanted_from ? first : wanted_from;
}

/** The last hours do not count as covered, because the provider may list their movements later. */
function fetched(
  row: DueFetch,
  { from, until }: Period,
  ledger: Ledger,
  now: Date,
): ProviderFetchRow {
  const complete = new Date(now.getTime() - ledger.delayMs).toISOString();
  const listed = { from, until: until < complete ? until : complete };
  const isDone = until >= row.wanted_until;
  return {
    ...row,
    ...coverage(row, listed),
    ...(isDone
      ? { wanted_from: null, wanted_until: null, fetched_at: now.toISOString() }
      : { wanted_from: until }),
    next_at: isDone ? new Date(now.getTime() + INTERVAL_MS).toISOString() : now.toISOString(),
    ...{ failed_at: null, failure: null },
  };
}

/** Joins the covered period and the fetched one. Returns the later one when there is a gap between them. */
function coverage(
  { covered_from, covered_until }: ProviderFetchRow,
  { from, until }: Period,
): Pick<ProviderFetchRow, 'covered_from' | 'covered_until'> {
  if (from >= until) return { covered_from, covered_until };
  if (covered_from === null || covered_until === null)
    return { covered_from: from, covered_until: until };
  const touches = from <= covered_until && until >= covered_from;
  if (!touches)
    return until > covered_until
      ? { covered_from: from, covered_until: until }
      : { covered_from, covered_until };
  return {
    covered_from: from < covered_from ? from : covered_from,
    covered_until: until > covered_until ? until : covered_until,
  };
}
