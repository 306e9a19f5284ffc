/** Sends requests to the charity API: in this process, or at CHARITY_API_URL. No other module makes that choice. */
import type { CharityApi } from '#api/index';
import { charityApiSettings, config } from '#config';
import type { Health } from '#contract/health';
import type { Sample } from '#contract/telemetry/metrics';
import { seconds } from '#domain/time/durations';
import { log } from '#web/log.server';
import { charityUrl, sendToCharity, setRunningApi } from '#web/charity/running-api.server';

export { charityUpstream, charityUrl } from '#web/charity/running-api.server';

/** Interval of the API's background jobs: mail, webhooks, expired payments. */
const JOB_INTERVAL_MS = seconds(1);

type Running = { api: CharityApi; timer: NodeJS.Timeout };
// On globalThis because the development server loads this module again on every change.
const shared = globalThis as typeof globalThis & { __charityApi?: Promise<Running> | undefined };

async function run(): Promise<Running> {
  // Loaded only here: with CHARITY_API_URL, the process needs neither the API nor its packages.
  const { openCharityApi } = await import('#api/index');
  const api = await openCharityApi({ ...charityApiSettings(config()), log: log() });
  const timer = setInterval(() => {
    api.tick().catch((error: unknown) => log().error({ err: error }, 'background jobs failed'));
  }, JOB_INTERVAL_MS);
  timer.unref();
  setRunningApi(api);
  return { api, timer };
}

async function openInProcess(): Promise<Running> {
  shared.__charityApi ??= run();
  try {
    return await shared.__charityApi;
  } catch (error) {
    shared.__charityApi = undefined;
    throw error;
  }
}

/** Uses an API that is already open, such as a test's API with an in-memory database. */
export function setCharityApi(api: CharityApi): void {
  const timer = setInterval(() => {}, JOB_INTERVAL_MS).unref();
  shared.__charityApi = Promise.resolve({ api, timer });
  setRunningApi(api);
}

/** Sends the request by HTTP if CHARITY_API_URL is set, otherwise to the in-process API and opens that if needed. */
export async function transport(request: Request): Promise<Response> {
  if (!config().CHARITY_API_URL) await openInProcess();
  return sendToCharity(request);
}

/** Opens the in-process API at start, so that an invalid data folder fails the start and not the first request. */
export async function startCharityApi(): Promise<void> {
  if (!config().CHARITY_API_URL) await openInProcess();
}

/** Milliseconds. A load balancer waits a few seconds for the health endpoint. */
const HEALTH_TIMEOUT_MS = seconds(2);

/** Returns the state of the in-process API, or "starting"; for an API at CHARITY_API_URL, whether it responds. */
export async function charityApiHealth(): Promise<Health | 'starting' | 'noApi' | null> {
  if (config().CHARITY_API_URL) return (await responds()) ? null : 'noApi';
  if (!shared.__charityApi) return 'starting';
  const { api } = await shared.__charityApi;
  return api.health();
}

/** An API without a content version returns 404, and works. */
async function responds(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(HEALTH_TIMEOUT_MS);
    const { status } = await sendToCharity(new Request(charityUrl('/content-version'), { signal }));
    return status < 500;
  } catch {
    return false;
  }
}

/** Returns the metrics of the in-process API; none for an API at CHARITY_API_URL, which serves its own. */
export async function charityApiMetrics(): Promise<Sample[]> {
  if (config().CHARITY_API_URL || !shared.__charityApi) return [];
  const { api } = await shared.__charityApi;
  return api.metrics();
}

/** Stops the background jobs and closes the in-process API, if it is open. */
export async function stopCharityApi(): Promise<void> {
  if (!shared.__charityApi) return;
  const { api, timer } = await shared.__charityApi;
  shared.__charityApi = undefined;
  setRunningApi(undefined);
  clearInterval(timer);
  await api.close();
}
