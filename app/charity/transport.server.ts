/** The one place that decides where the charity API is: in this process, or at CHARITY_API_URL. */
import { openCharityApi, type CharityApi } from '#api/index';
import { charityApiSettings, config } from '#config';
import { seconds } from '#domain/time/durations';
import { log } from '../log.server';

export type Transport = (request: Request) => Promise<Response>;

/** Base of the addresses that the in-process API is called with; never looked up, never listened on. */
const IN_PROCESS = 'http://charity.internal';
/** How often mail, late webhooks and expiries are looked after. */
const TICK_MS = seconds(1);

type Running = { api: CharityApi; timer: NodeJS.Timeout };
// Kept on globalThis because the development server loads this module again on every change.
const kept = globalThis as typeof globalThis & { __charityApi?: Promise<Running> | undefined };

async function run(): Promise<Running> {
  const api = await openCharityApi({ ...charityApiSettings(config()), log: log() });
  const timer = setInterval(() => {
    api.tick().catch((error: unknown) => log().error({ err: error }, 'tick failed'));
  }, TICK_MS);
  timer.unref();
  return { api, timer };
}

async function inProcess(): Promise<Running> {
  kept.__charityApi ??= run();
  try {
    return await kept.__charityApi;
  } catch (error) {
    kept.__charityApi = undefined;
    throw error;
  }
}

/** Uses an API that is open already, such as one that lives in memory for a test. */
export function useCharityApi(api: CharityApi): void {
  const timer = setInterval(() => {}, TICK_MS).unref();
  kept.__charityApi = Promise.resolve({ api, timer });
}

/** The address of a path of the charity API, for `transport`. */
export function charityUrl(path: string): string {
  return `${config().CHARITY_API_URL.replace(/\/+$/, '') || IN_PROCESS}${path}`;
}

export const transport: Transport = async (request) => {
  if (config().CHARITY_API_URL) return fetch(request, { redirect: 'manual' });
  const { api } = await inProcess();
  return api.fetch(request);
};

/** Opens the in-process API, so that a bad data folder is found at start and not by the first donor. */
export async function startCharityApi(): Promise<void> {
  if (!config().CHARITY_API_URL) await inProcess();
}

/** Whether this process can do its own work. A foreign API's health is not ours: the site serves stale pages without it. */
export async function isCharityApiReady(): Promise<boolean> {
  if (config().CHARITY_API_URL) return true;
  if (!kept.__charityApi) return false;
  const { api } = await kept.__charityApi;
  return api.isReady();
}

export async function stopCharityApi(): Promise<void> {
  if (!kept.__charityApi) return;
  const { api, timer } = await kept.__charityApi;
  kept.__charityApi = undefined;
  clearInterval(timer);
  await api.close();
}
