/** The charity API as an object: handles requests and runs background jobs, but does not listen on a port. */
import type { Health } from '#contract/health';
import { openApi } from '#contract/openapi';
import type { Sample } from '#contract/telemetry/metrics';
import { mountDonor } from './accounts/donor/routes';
import { createPasswords } from './accounts/passwords';
import { mountAccounts } from './accounts/routes';
import { createSocialClients } from './accounts/social/clients';
import { mountApplications } from './applications/routes';
import { closeDatabase } from './db/open';
import type { ApiDeps } from './deps';
import { mountFiles } from './files/routes';
import { createHealthCheck } from './health';
import { UnreconciledPayments } from './giving/payouts/unreconciled';
import { createMetricsReader } from './metrics';
import { mountGiving } from './giving/routes';
import { mountWebhooks } from './giving/webhooks/routes';
import { createRouter } from './http/router';
import { mountContent } from './modules';
import { mountNewsletter } from './newsletter/routes';
import { createProviders } from './payments/providers';
import { mountPayments } from './payments/routes';
import { createTrials } from './payments/trial';
import { mountStaff } from './staff';
import { withPreviews } from './staff/content/routes';
import { createTick } from './tick';

export type CharityApi = {
  fetch(request: Request): Promise<Response>;
  /** Runs the background jobs, such as reconciling payments and sending mail. Calls never overlap. */
  tick(): Promise<void>;
  health(): Promise<Health>;
  metrics(): Promise<Sample[]>;
  close(): Promise<void>;
};

/** Creates the API. Its `close` also closes `deps.db`. */
export function createCharityApi(deps: ApiDeps): CharityApi {
  const app = createRouter(deps);
  const socialClients = createSocialClients(deps);
  mountContent(app, deps, socialClients.settingsOf);
  mountNewsletter(app, deps);
  mountFiles(app, deps);
  app.get('/openapi.json', (c) =>
    c.json(openApi(), 200, { 'cache-control': 'public, max-age=300' }),
  );
  // All routes share these instances, because providers have caches and concurrency limits.
  const trials = deps.config.trials ? createTrials(deps) : null;
  trials?.mount(app);
  const providers = createProviders(deps, trials?.settings);
  mountGiving(app, deps, providers);
  mountPayments(app, deps, providers);
  mountWebhooks(app, deps, providers);
  mountApplications(app, deps);
  const accounts = { deps, passwords: createPasswords(deps) };
  mountAccounts(app, accounts, socialClients);
  mountDonor(app, accounts, providers);
  const approvals = mountStaff(app, accounts, providers);
  const unreconciled = new UnreconciledPayments(deps, providers);
  const jobsSucceededAt = new Map<string, number>();
  let isClosing = false;
  const tick = createTick(deps, {
    providers,
    trials,
    approvals,
    unreconciled,
    onSuccess: (job) => jobsSucceededAt.set(job, deps.now().getTime()),
    deliver: (request) => app.fetch(request),
    isStopping: () => isClosing,
  });
  let ticking: Promise<void> | undefined;
  let jobsEndedAt = deps.now().getTime();
  const health = createHealthCheck(deps, () => jobsEndedAt);
  return {
    fetch: withPreviews(deps, async (request) => app.fetch(request)),
    tick: () => (ticking = tick().finally(() => (jobsEndedAt = deps.now().getTime()))),
    health,
    metrics: createMetricsReader(deps, { health, jobsSucceededAt, unreconciled }),
    close: async () => {
      isClosing = true;
      await ticking;
      await closeDatabase(deps.db);
    },
  };
}
