/** Compares the stored books of the providers with the payments of this site, and reads the payouts. */
import {
  findDifferences,
  type Difference,
  type OwnPayment,
  type Uncompared,
} from '#domain/payouts/differences';
import type { ListedMovement } from '#domain/payouts/movements';
import { days } from '#domain/time/durations';
import type { Db } from '../../db/tables';
import type { ProviderFetchRow } from '../../db/tables/payouts';
import { toMovement } from './store';

/** ISO 8601 in UTC, `until` not included. */
export type Period = { from: string; until: string };

/** A payment that takes days has another date in our books than in the provider's. */
const MARGIN_MS = days(14);

export type Compared = {
  differences: Difference[];
  unknown: ListedMovement[];
  uncompared: Uncompared;
};
const nothing = (): Compared => ({
  ...{ differences: [], unknown: [], uncompared: { currency: 0, refunds: 0 } },
});

/** Compares the fetched part of a period, for each provider. Differences are oldest first. */
export async function compareBooks(db: Db, period: Period): Promise<Compared> {
  const fetches = await db.selectFrom('provider_fetches').selectAll().execute();
  const all = nothing();
  for (const fetch of fetches) {
    const { differences, unknown, uncompared } = await compareProvider(db, fetch, period);
    all.differences.push(...differences);
    all.unknown.push(...unknown);
    all.uncompared.currency += uncompared.currency;
    all.uncompared.refunds += uncompared.refunds;
  }
  const byTime = (a: { at: string }, b: { at: string }) => a.at.localeCompare(b.at);
  all.differences.sort(byTime);
  all.unknown.sort(byTime);
  return all;
}

async function compareProvider(
  db: Db,
  { method, covered_from, covered_until }: ProviderFetchRow,
  { from, until }: Period,
): Promise<Compared> {
  if (covered_from === null || covered_until === null) return nothing();
  const begin = from > covered_from ? from : covered_from;
  const end = until < covered_until ? until : covered_until;
  if (begin >= end) return nothing();
  const wide = { from: shift(begin, -MARGIN_MS), until: shift(end, MARGIN_MS) };
  const movements = await comparedMovements(db, method, wide);
  // The payments of the period, and those that were refunded or disputed in the period.
  const payments = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.payment_id', 'payments.attempt_id', 'payments.minor', 'payments.currency'])
    .select(['payments.refunded', 'payments.at', 'orders.reference', 'orders.state', 'orders.id'])
    .where('payments.method', '=', method)
    .where(({ eb, or, and, exists, selectFrom }) =>
      or([
        and([eb('payments.at', '>=', wide.from), eb('payments.at', '<', wide.until)]),
        exists(
          selectFrom('provider_movements as movement')
            .select('movement.id')
            .where('movement.method', '=', method)
            .whereRef('movement.payment_id', '=', 'payments.payment_id')
            .where('movement.at', '>=', wide.from)
            .where('movement.at', '<', wide.until),
        ),
      ]),
    )
    .execute();
  const back = await refundsOf(db, method, end);
  return findDifferences({
    movements,
    payments: payments.map((row): OwnPayment => ({
      ...{ method, paymentId: row.payment_id, attemptId: row.attempt_id, at: row.at },
      reference: row.reference,
      paid: { minor: row.minor, currency: row.currency },
      returned: row.refunded - (back.byBank.get(row.payment_id) ?? 0),
      isDisputed: row.state === 'disputed',
      hasLateRefund: back.late.has(row.id),
    })),
    orders: await ordersOfAttempts(db, movements),
    ...{ from: begin, until: end },
  });
}

/** Returns the movements of the period, and the others of payments that were refunded or disputed in the period. */
async function comparedMovements(
  db: Db,
  method: ProviderFetchRow['method'],
  { from, until }: Period,
): Promise<ListedMovement[]> {
  const rows = await db
    .selectFrom('provider_movements')
    .selectAll()
    .where('method', '=', method)
    .where('paid_minor', 'is not', null)
    .where(({ eb, or, and, exists, selectFrom }) =>
      or([
        and([eb('at', '>=', from), eb('at', '<', until)]),
        exists(
          selectFrom('provider_movements as movement')
            .select('movement.id')
            .where('movement.method', '=', method)
            .whereRef('movement.payment_id', '=', 'provider_movements.payment_id')
            .where('movement.at', '>=', from)
            .where('movement.at', '<', until),
        ),
      ]),
    )
    .execute();
  return rows.map(toMovement);
}

/** `byBank`: refunds by payment that the provider does not list. `late`: orders refunded after the compared period. */
async function refundsOf(db: Db, method: ProviderFetchRow['method'], end: string) {
  const transferred = await db
    .selectFrom('refunds')
    .select(['payment_id', ({ fn }) => fn.sum<number>('minor').as('minor')])
    .where('method', '=', method)
    .where('via', '=', 'bank')
    .where('state', '=', 'done')
    .groupBy('payment_id')
    .execute();
  const events = await db
    .selectFrom('order_events')
    .select('order_id')
    .where('event', 'in', ['payment_refunded', 'payment_partly_refunded'])
    .where('at', '>=', end)
    .execute();
  return {
    byBank: new Map(transferred.map(({ payment_id, minor }) => [payment_id, Number(minor)])),
    late: new Set(events.map(({ order_id }) => order_id)),
  };
}

/** Values of one query, so that it stays below SQLite's limit of parameters. */
const BATCH = 10_000;

async function ordersOfAttempts(
  db: Db,
  movements: readonly ListedMovement[],
): Promise<Map<string, string>> {
  const ids = [...new Set(movements.flatMap(({ attemptId }) => attemptId ?? []))];
  const rows = await inBatches(ids, (some) =>
    db
      .selectFrom('payment_attempts')
      .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
      .select(['payment_attempts.id', 'orders.reference'])
      .where('payment_attempts.id', 'in', some)
      .execute(),
  );
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}

export async function ordersOf(
  db: Db,
  movements: readonly ListedMovement[],
): Promise<Map<string, string>> {
  const byAttempt = await ordersOfAttempts(db, movements);
  const ids = [...new Set(movements.flatMap(({ paymentId }) => paymentId ?? []))];
  const rows = await inBatches(ids, (some) =>
    db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select(['payments.payment_id', 'payments.method', 'orders.reference'])
      .where('payments.payment_id', 'in', some)
      .execute(),
  );
  const keyOf = (method: string, payment: string) => `${method} ${payment}`;
  const byPayment = new Map(rows.map((row) => [keyOf(row.method, row.payment_id), row.reference]));
  return new Map(
    movements.flatMap(({ id, method, paymentId, attemptId }) => {
      const reference =
        byPayment.get(keyOf(method, paymentId ?? '')) ?? byAttempt.get(attemptId ?? '');
      return reference === undefined ? [] : [[id, reference]];
    }),
  );
}

async function inBatches<Row>(
  values: readonly string[],
  read: (some: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < values.length; at += BATCH)
    rows.push(...(await read(values.slice(at, at + BATCH))));
  return rows;
}

const shift = (at: string, by: number) => new Date(Date.parse(at) + by).toISOString();

/** Returns the payouts of a period, newest first. */
export async function payoutsIn(db: Db, { from, until }: Period): Promise<ListedMovement[]> {
  const rows = await db
    .selectFrom('provider_movements')
    .selectAll()
    .where('kind', '=', 'payout')
    .where('at', '>=', from)
    .where('at', '<', until)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toMovement);
}

/** Returns the movements that a payout contains, oldest first, also the payout itself. */
export async function partsOf(
  db: Db,
  { method, payoutId }: Pick<ListedMovement, 'method' | 'payoutId'>,
): Promise<ListedMovement[]> {
  const rows = await db
    .selectFrom('provider_movements')
    .selectAll()
    .where('method', '=', method)
    .where('payout_id', '=', payoutId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(toMovement);
}
