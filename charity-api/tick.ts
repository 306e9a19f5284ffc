/** The background jobs of the API. The results of earlier jobs are input for later ones. */
import { logEvent } from '#contract/telemetry/events';
import { deleteEnded } from './accounts/cleanup';
import { deleteExpiredDrafts } from './applications/drafts/cleanup';
import { seatAllWaiting } from './applications/withdraw';
import { publishDue } from './content/editing/schedule';
import { unusedPhotographsJob } from './content/editing/unused-photographs';
import { runInOneProcess, type Lease } from './db/leases';
import type { ApiDeps } from './deps';
import { reconcileMonthlyGifts, cancelDuplicateMonthlyGifts } from './giving/monthly/months';
import { fetchDueMovements } from './giving/payouts/fetch';
import type { UnreconciledPayments } from './giving/payouts/unreconciled';
import { reconcilePendingPayments, expireOrders } from './giving/settle/check';
import { createMailJob } from './mail/job';
import { deleteExpired } from './modules/abuse/events';
import { sumGifts } from './modules/offerings/figures';
import { closeCases } from './modules/cases/service';
import { deleteUnconfirmed } from './newsletter/cleanup';
import type { Providers } from './payments/providers';
import type { Trials } from './payments/trial';
import type { Deliver } from './payments/trial/webhooks';
import type { Approvals } from './staff/approvals';
import { deleteOldStaffSessions } from './staff/sessions';

type Parts = {
  providers: Providers;
  trials: Trials | null;
  approvals: Pick<Approvals, 'runDue'>;
  unreconciled: Pick<UnreconciledPayments, 'check'>;
  /** Delivers webhooks of the trials to the API with the API's `fetch`. */
  deliver: Deliver;
  /** True when the process stops: running jobs end, and no other is started. */
  isStopping?: () => boolean;
  /** Called with the name of each job at the start, and whenever it ended without an error. */
  onSuccess: (job: string) => void;
};

type Job = [name: string, job: () => Promise<void>];

/** Codes are few and urgent, so one connection of their own is enough. */
const CODES_AT_ONCE = 1;

/**
 * Runs never overlap: a call during a run waits for the next complete run. Mails are sent meanwhile, because a payment
 * provider that hangs delays a run by minutes. One-time codes do not wait for other mails, because donors wait for
 * them. Of several processes with one database, each sends mails, and one runs the other jobs.
 */
export function createTick(
  deps: ApiDeps,
  {
    providers,
    trials,
    approvals,
    unreconciled,
    deliver,
    onSuccess,
    isStopping = () => false,
  }: Parts,
): () => Promise<void> {
  // Otherwise a job that never succeeds would have no time, and no alert.
  const started = (jobs: Job[]) => {
    for (const [name] of jobs) onSuccess(name);
  };
  const run = (jobs: Job[]) => {
    started(jobs);
    return oneAtATime(() => runJobs(deps, jobs, { isStopping, onSuccess }));
  };
  const runInOne = (jobs: Job[]) => {
    started(jobs);
    return oneAtATime(() =>
      runInOneProcess(deps.db, (lease) => runJobs(deps, jobs, { isStopping, onSuccess, lease })),
    );
  };
  const mails = (scope: 'all' | 'codes', atOnce: number): Job => [
    scope === 'codes' ? 'codes' : 'mail',
    createMailJob(deps, { scope, atOnce, isStopping }),
  ];
  const sendCodes = run([mails('codes', CODES_AT_ONCE)]);
  const sendMails = run([mails('all', deps.config.mailsAtOnce)]);
  const sum = run([['raised amounts', () => sumGifts(deps)]]);
  const cleanUp = runInOne([['old codes, sessions and account mails', () => deleteEnded(deps)]]);
  const jobs: Job[] = [
    ['trials', async () => trials?.tick(deliver)],
    ['unwanted gifts', () => cancelDuplicateMonthlyGifts(deps, providers)],
    ['unsettled orders', () => reconcilePendingPayments(deps, providers)],
    ['months', () => reconcileMonthlyGifts(deps, providers)],
    ['expired orders', () => expireOrders(deps)],
    ['closed cases', () => closeCases(deps)],
    ['scheduled content', () => publishDue(deps)],
    ['waiting lists', () => seatAllWaiting(deps)],
    ['approved actions of staff', () => approvals.runDue()],
    ['expired drafts', () => deleteExpiredDrafts(deps)],
    ['old counts', () => deleteExpired(deps)],
    ['unconfirmed subscriptions', () => deleteUnconfirmed(deps)],
    // A provider may take long to return a week of movements.
    ['books of the providers', () => fetchDueMovements(deps, providers)],
    ['unreconciled payments', () => unreconciled.check()],
    ['old sessions of staff', () => deleteOldStaffSessions(deps)],
    ['unused photographs', unusedPhotographsJob(deps)],
  ];
  const runAll = runInOne(jobs);
  return async () => {
    await Promise.all([sum(), sendCodes(), sendMails(), runAll()]);
    // The jobs have settled payments.
    await sum();
    // The jobs have queued mails.
    await sendMails();
    // Deletes the sent mails of accounts.
    await cleanUp();
  };
}

async function runJobs(
  { log }: Pick<ApiDeps, 'log'>,
  jobs: Job[],
  {
    isStopping,
    onSuccess,
    lease,
  }: Required<Pick<Parts, 'isStopping' | 'onSuccess'>> & { lease?: Lease },
): Promise<void> {
  for (const [name, job] of jobs) {
    if (isStopping() || lease?.isHeld() === false) return;
    try {
      await job();
      onSuccess(name);
    } catch (error) {
      // A failing job must not prevent the other jobs.
      const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
      logEvent(log, 'error', 'job.failed', { job: name, cause });
    }
  }
}

/** Calls during a run share the next run, which includes everything that was due at the time of the call. */
function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let following: Promise<void> | undefined;
  const start = (): Promise<void> => {
    running = run().finally(() => (running = undefined));
    return running;
  };
  return () => {
    if (!running) return start();
    following ??= running.then(() => {
      following = undefined;
      return start();
    });
    return following;
  };
}
