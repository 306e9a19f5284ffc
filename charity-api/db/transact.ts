/** The one way to change several rows together: each use case runs in a transaction, and again after a conflict. */
import type { Kysely, Transaction } from 'kysely';
import { count } from '#contract/telemetry/metrics';
import { seconds } from '#domain/time/durations';
import { ApiError } from '../http/errors';
import { createQueue, type Queue } from '../http/queue';
import { isPostgres, lockNames } from './dialect';
import { isConflict } from './postgres/errors';
import type { Database } from './tables';

/** Use cases of one area, in all processes, run one after another. So each can read, decide and write its tables. */
export type Area = 'accounts' | 'applications' | 'content' | 'newsletter' | 'payouts' | 'staff';

/**
 * `beside`: every other use case runs meanwhile. This one locks the rows on which it decides (`locked`), or writes with a
 * condition. A use case of an area does so for the tables of others, such as orders.
 *
 * `first`: like `beside`, for donors who have paid. It comes before the use cases that wait, and waits longer for locks.
 *
 * In SQLite, all use cases run one after another.
 */
export type Turn = Area | 'beside' | 'first';

/** Another transaction has changed what this one has read. `transact` then runs the use case again. */
export class ConflictError extends Error {
  override name = 'ConflictError';
}

const TRIES = 5;
/** Leaves connections of the pool for readers, and for one use case of each area. */
const BESIDE_AT_ONCE = 12;
/** In ms. Less than the time that the storefront waits (4 s), so that its donor reads that nothing was charged. */
const WAITING_MS = seconds(3);

/**
 * Runs a use case in a transaction. It may run several times, so it changes nothing but the database.
 * @throws ApiError request.busy when it would wait too long, or after TRIES conflicts. Nothing is stored then
 */
export function transact<Result>(
  db: Kysely<Database>,
  turn: Turn,
  work: (tx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return queueFor(db, turn)(() => tryWork(db, turn, work), turn === 'first');
}

async function tryWork<Result>(
  db: Kysely<Database>,
  turn: Turn,
  work: (tx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const events: (() => void)[] = [];
    try {
      const result = await db.transaction().execute(async (tx) => {
        eventsOf.set(tx, events);
        if (turn !== 'beside' && turn !== 'first') await lockNames(tx, [turn]);
        return work(tx);
      });
      for (const event of events) event();
      return result;
    } catch (error) {
      const isLocked =
        turn === 'first' && error instanceof ApiError && error.code === 'request.busy';
      if (!(error instanceof ConflictError || isConflict(error) || isLocked)) throw error;
      if (tries === TRIES) throw new ApiError('request.busy', { cause: error });
      count('database_busy_total', { result: 'repeated' });
    }
  }
}

const eventsOf = new WeakMap<Transaction<Database>, (() => void)[]>();

/** Calls `event` when the transaction is stored. A use case that runs again adds its events again. */
export function afterCommit(tx: Transaction<Database>, event: () => void): void {
  eventsOf.get(tx)?.push(event);
}

const queues = new WeakMap<Kysely<Database>, Map<string, Queue>>();

/** The queue of an area, or that of all others. SQLite has one queue, because it has one writer. */
function queueFor(db: Kysely<Database>, turn: Turn): Queue {
  const name = !isPostgres(db) ? 'one writer' : turn === 'first' ? 'beside' : turn;
  const running = name === 'beside' ? BESIDE_AT_ONCE : 1;
  const ofDb = queues.get(db) ?? new Map<string, Queue>();
  const queue = ofDb.get(name) ?? createQueue({ running, waitingMs: WAITING_MS });
  queues.set(db, ofDb.set(name, queue));
  return queue;
}
