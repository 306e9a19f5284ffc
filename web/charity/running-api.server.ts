/** The charity API for all code of this process: the reference API that runs in it, or the API at CHARITY_API_URL. */
import { config } from '#config';
import { upstreamAt, type Upstream } from './upstream.server';

/** The part of the reference API that handles requests. */
type RunningApi = { fetch: (request: Request) => Promise<Response> };

/** Base URL of requests to the in-process API. No DNS lookup and no port are involved. */
const IN_PROCESS = 'http://charity.internal';

// It is on globalThis because two builds use it, and because the development server loads this module again on every
// change.
const shared = globalThis as typeof globalThis & { __runningApi?: RunningApi | undefined };

/** @param api undefined after the API has stopped */
export function setRunningApi(api: RunningApi | undefined): void {
  shared.__runningApi = api;
}

/** Returns the URL of a path of the charity API. */
export function charityUrl(path: string): string {
  return `${config().CHARITY_API_URL.replace(/\/+$/, '') || IN_PROCESS}${path}`;
}

/** Returns the limits of the host of the charity API, which all callers share. */
export function charityUpstream(): Upstream {
  return upstreamAt(charityUrl(''), config().CHARITY_API_URL !== '');
}

/** Sends the request by HTTP if CHARITY_API_URL is set. Otherwise the storefront has opened the in-process API. */
export async function sendToCharity(request: Request): Promise<Response> {
  if (config().CHARITY_API_URL) return fetch(request, { redirect: 'manual' });
  if (!shared.__runningApi) throw new Error('the charity API has not started');
  return shared.__runningApi.fetch(request);
}
