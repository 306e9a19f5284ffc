/** The API's periodic work, in the order in which one thing leads to the next. */
import type { ApiDeps } from './deps';
import { checkMonths } from './giving/monthly/months';
import { cancelDuplicateMonthlyGifts } from './giving/monthly/unwanted';
import { reconcilePendingPayments, expireOrders } from './giving/settle/check';
import { sendDueMail } from './mail/outbox';
import { createSender } from './mail/send';
import { deleteExpired } from './modules/abuse/events';
import { closeCases } from './modules/cases/close';
import type { Providers } from './payments/providers';
import { deliverDueWebhooks, type Deliver } from './payments/sandbox/deliver';
import { applyDueDecisions } from './payments/sandbox/gateway';
import { chargeDueMonths } from './payments/sandbox/subscriptions';
import type { Trials } from './payments/trial';

type Parts = {
  providers: Providers;
  trials: Trials | null;
  /** Delivers webhooks of the sandbox gateway and the trials to the API, by the API's own `fetch`. */
  deliver: Deliver;
};

/**
 * @returns safe to call at any time: one run at a time, and a call during a run waits for the next one whole
 */
export function createTick(
  deps: ApiDeps,
  { providers, trials, deliver }: Parts,
): () => Promise<void> {
  const sendMail = createSender(deps);
  const jobs: [name: string, job: () => Promise<void>][] = [
    ['sandbox answers', () => applyDueDecisions(deps)],
    ['sandbox months', () => chargeDueMonths(deps)],
    ['sandbox webhooks', () => deliverDueWebhooks(deps, deliver)],
    ['trials', async () => trials?.tick(deliver)],
    ['unwanted gifts', () => cancelDuplicateMonthlyGifts(deps, providers)],
    ['unsettled orders', () => reconcilePendingPayments(deps, providers)],
    ['months', () => checkMonths(deps, providers)],
    ['expired orders', () => expireOrders(deps)],
    ['closed cases', () => closeCases(deps)],
    ['old counts', () => deleteExpired(deps)],
    ['mail', () => sendDueMail(deps, sendMail)],
  ];
  return oneAtATime(async () => {
    for (const [name, job] of jobs) {
      // One job that fails must not keep the others from their work.
      await job().catch((error: unknown) => {
        const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
        deps.log.error({ job: name, cause }, 'periodic work failed');
      });
    }
  });
}

/** Calls during a run share the one run that follows it, so whatever was due when they called is done. */
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
