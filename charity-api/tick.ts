/** The background jobs of the API. The results of earlier jobs are input for later ones. */
import { deleteEnded } from './accounts/cleanup';
import { deleteExpiredDrafts } from './applications/drafts/cleanup';
import { seatAllWaiting } from './applications/withdraw';
import { publishDue } from './content/editing/schedule';
import { unusedPhotographsJob } from './content/editing/unused-photographs';
import type { ApiDeps } from './deps';
import { reconcileMonthlyGifts } from './giving/monthly/months';
import { cancelDuplicateMonthlyGifts } from './giving/monthly/unwanted';
import { fetchDueMovements } from './giving/payouts/fetch';
import { reconcilePendingPayments, expireOrders } from './giving/settle/check';
import { sendDueMail } from './mail/send-due';
import { createSender } from './mail/send';
import { deleteExpired } from './modules/abuse/events';
import { closeCases } from './modules/cases/close';
import { deleteUnconfirmed } from './newsletter/cleanup';
import type { Providers } from './payments/providers';
import { deliverDueWebhooks, type Deliver } from './payments/sandbox/deliver';
import { applyDueDecisions } from './payments/sandbox/gateway';
import { chargeDueMonths } from './payments/sandbox/subscriptions';
import type { Trials } from './payments/trial';
import type { Approvals } from './staff/approvals';
import { deleteOldStaffSessions } from './staff/sessions';

type Parts = {
  providers: Providers;
  trials: Trials | null;
  approvals: Pick<Approvals, 'runDue'>;
  /** Delivers webhooks of the sandbox gateway and the trials to the API with the API's `fetch`. */
  deliver: Deliver;
};

type Job = [name: string, job: () => Promise<void>];

/**
 * Returns a function that runs all jobs. Runs never overlap: a call during a run waits for the next complete run. Only
 * one-time codes are sent meanwhile, because donors wait for them, and a payment provider that hangs delays a run by
 * minutes.
 */
export function createTick(
  deps: ApiDeps,
  { providers, trials, approvals, deliver }: Parts,
): () => Promise<void> {
  const sendMail = createSender(deps);
  const sendCodes = oneAtATime(() =>
    runJobs(deps, [['codes', () => sendDueMail(deps, sendMail, 'codes')]]),
  );
  const jobs: Job[] = [
    ['sandbox answers', () => applyDueDecisions(deps)],
    ['sandbox months', () => chargeDueMonths(deps)],
    ['sandbox webhooks', () => deliverDueWebhooks(deps, deliver)],
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
    ['mail', () => sendDueMail(deps, sendMail)],
    // Waits for codes that are being sent, because the next job deletes sent mails.
    ['codes', sendCodes],
    // Runs after the mails, because a provider may take long to return a week of movements.
    ['books of the providers', () => fetchDueMovements(deps, providers)],
    ['old sessions of staff', () => deleteOldStaffSessions(deps)],
    ['old codes, sessions and account mails', () => deleteEnded(deps)],
    ['unused photographs', unusedPhotographsJob(deps)],
  ];
  const runAll = oneAtATime(() => runJobs(deps, jobs));
  return async () => {
    await Promise.all([sendCodes(), runAll()]);
  };
}

async function runJobs({ log }: Pick<ApiDeps, 'log'>, jobs: Job[]): Promise<void> {
  for (const [name, job] of jobs) {
    // A failing job must not prevent the other jobs.
    await job().catch((error: unknown) => {
      const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
      log.error({ job: name, cause }, 'background job failed');
    });
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
