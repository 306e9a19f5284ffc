/** Reads the metrics of the charity API from its database and its background jobs. */
import { statfs } from 'node:fs/promises';
import type { Health } from '#contract/health';
import { sample, type Sample } from '#contract/telemetry/metrics';
import type { OrderState } from '#domain/orders';
import { seconds } from '#domain/time/durations';
import { readLastBackup } from './backup/last-backup';
import type { ApiDeps } from './deps';
import type { UnreconciledPayments } from './giving/payouts/unreconciled';
import { MAX_TRIES } from './mail/send-due';
import { isAttackMode, recentOutcomes } from './modules/abuse/attack-mode';

/** In ms. Several requests for the metrics within this time read the database once. */
const TTL_MS = seconds(10);

/** Orders that wait: for the donor or the provider, for a transfer, or for staff. */
const OPEN_STATES: OrderState[] = [
  ...(['pending_payment', 'processing', 'awaiting_transfer', 'under_review', 'mismatch'] as const),
];

type Parts = {
  health: () => Promise<Health>;
  /** Time of the last success by the name of the job, in ms; of the start before the first one. */
  jobsSucceededAt: ReadonlyMap<string, number>;
  unreconciled: Pick<UnreconciledPayments, 'counts'>;
};

/** Returns a function that reads all samples. A group that cannot be read is left out, so its alerts see no data. */
export function createMetricsReader(deps: ApiDeps, parts: Parts): () => Promise<Sample[]> {
  const groups = [
    () => readOrders(deps),
    () => readPayments(deps, parts),
    () => readMails(deps),
    () => readDisk(deps),
    () => readHealth(parts),
    () => readBackup(deps),
  ];
  let known: { at: number; samples: Promise<Sample[]> } | undefined;
  return () => {
    const at = deps.now().getTime();
    if (!known || at - known.at >= TTL_MS || at < known.at)
      known = { at, samples: readGroups(deps, groups) };
    return known.samples;
  };
}

async function readGroups(
  { log }: ApiDeps,
  groups: readonly (() => Promise<Sample[]>)[],
): Promise<Sample[]> {
  const read = await Promise.allSettled(groups.map((group) => group()));
  return read.flatMap((result) => {
    if (result.status === 'fulfilled') return result.value;
    log.warn({ cause: String(result.reason) }, 'metrics could not be read');
    return [];
  });
}

async function readOrders({ db, now }: ApiDeps): Promise<Sample[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['state', 'method', 'currency'])
    .select(({ fn }) => [
      fn.countAll<number>().as('orders'),
      fn.min<string>('created_at').as('since'),
    ])
    .where('state', 'in', OPEN_STATES)
    .groupBy(['state', 'method', 'currency'])
    .execute();
  const oldest = (state: OrderState) =>
    rows
      .filter((row) => row.state === state)
      .map(({ since }) => since)
      .sort()[0] ?? null;
  return [
    ...rows.map(({ state, method, currency, orders }) =>
      sample('orders_open', { state, method, currency }, Number(orders)),
    ),
    ...OPEN_STATES.map((state) =>
      sample('orders_oldest_seconds', { state }, ageOf(oldest(state), now())),
    ),
  ];
}

async function readPayments(deps: ApiDeps, { unreconciled }: Parts): Promise<Sample[]> {
  const { declined, succeeded } = await recentOutcomes(deps);
  const fetches = await deps.db
    .selectFrom('provider_fetches')
    .select(['method', 'fetched_at'])
    .execute();
  return [
    sample('payment_outcomes', { outcome: 'declined' }, declined),
    sample('payment_outcomes', { outcome: 'succeeded' }, succeeded),
    sample('payment_decline_ratio', {}, declined / Math.max(1, declined + succeeded)),
    sample('attack_mode', {}, Number(await isAttackMode(deps))),
    ...[...unreconciled.counts()].map(([method, payments]) =>
      sample('payments_unreconciled', { method }, payments),
    ),
    ...fetches
      .filter(({ fetched_at }) => fetched_at !== null)
      .map(({ method, fetched_at }) =>
        sample('payments_books_age_seconds', { method }, ageOf(fetched_at, deps.now())),
      ),
  ];
}

async function readMails({ db, now }: ApiDeps): Promise<Sample[]> {
  const unsent = db
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.countAll<number>().as('mails'),
      fn.min<string | null>('created_at').as('since'),
      fn.min<string | null>('due_at').as('dueSince'),
    ])
    .where('sent_at', 'is', null);
  const waiting = unsent.where('tries', '<', MAX_TRIES);
  const due = await waiting.where('due_at', '<=', now().toISOString()).executeTakeFirstOrThrow();
  const { since } = await waiting.executeTakeFirstOrThrow();
  const abandoned = await unsent.where('tries', '>=', MAX_TRIES).executeTakeFirstOrThrow();
  return [
    sample('mail_backlog', {}, Number(due.mails)),
    sample('mail_overdue_seconds', {}, ageOf(due.dueSince, now())),
    sample('mail_oldest_seconds', {}, ageOf(since, now())),
    sample('mail_abandoned', {}, Number(abandoned.mails)),
  ];
}

async function readDisk({ config }: ApiDeps): Promise<Sample[]> {
  const { bavail, blocks, bsize } = await statfs(config.dataDir);
  return [
    sample('disk_free_bytes', {}, bavail * bsize),
    sample('disk_size_bytes', {}, blocks * bsize),
  ];
}

/** Has values also when the database cannot be read. */
async function readHealth({ health, jobsSucceededAt }: Parts): Promise<Sample[]> {
  const { database, mail } = await health();
  return [
    sample('database_writable', {}, Number(database === 'ok')),
    sample('mail_server_failing', {}, Number(mail === 'failing')),
    ...[...jobsSucceededAt].map(([job, at]) =>
      sample('job_last_success_timestamp_seconds', { background_job: job }, at / 1_000),
    ),
  ];
}

async function readBackup({ db }: ApiDeps): Promise<Sample[]> {
  const backup = await readLastBackup(db);
  if (!backup) return [];
  return [sample('backup_last_success_timestamp_seconds', {}, Date.parse(backup.at) / 1_000)];
}

/** Returns the age in seconds. @param since ISO 8601; null gives 0 */
function ageOf(since: string | null, now: Date): number {
  return since === null ? 0 : Math.max(0, now.getTime() - Date.parse(since)) / 1_000;
}
