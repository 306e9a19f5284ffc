/** Decides what the service worker answers to navigations: the live page, a saved page or the offline page. */
import { seconds } from '#domain/time/durations';
import type { SitePath } from '#web/links';
import type { SavedPages } from './saved-pages';

/** Time without a response after which a saved page is shown. Browsers wait for minutes. */
const SLOW_MS = seconds(8);

/** Requests after which another person may use the device, or the same person as another visitor. */
const SIGN_IN_PAGES = /^\/(?:login|logout|signup\/verify|forget-password\/reset|account\/delete)$/;
const SOCIAL_SIGN_IN = /^\/auth\//;

export function changesSignIn(method: string, path: SitePath): boolean {
  return method === 'POST' ? SIGN_IN_PAGES.test(path) : SOCIAL_SIGN_IN.test(path);
}

/** The staff area has no offline pages. It is on the same origin unless STAFF_URL is set. */
export function isStaffPath(path: SitePath): boolean {
  return /^\/staff(?:\/|$)/.test(path);
}

type Opened = {
  /** The response of the server. */
  live: Promise<Response>;
  pages: Pick<SavedPages, 'save' | 'find' | 'offlinePage'>;
  url: string;
  /** Keeps the worker running until the work is done. */
  keep: (work: Promise<unknown>) => void;
  wait?: (ms: number) => Promise<void>;
};

/** Returns the live page. Returns a saved page when the server cannot be reached, or not in time. */
export async function openPage(opened: Opened): Promise<Response> {
  const { live, pages, url, keep, wait = sleep } = opened;
  // The copy is made first, before the browser reads the response.
  const copy = live.then((response) => response.clone());
  keep(copy.then((response) => pages.save(url, response)).catch(() => undefined));
  const answer = live.catch(() => null);
  const saved = () => pages.find(url);
  const first = await Promise.race([answer, wait(SLOW_MS).then(saved)]);
  // When no page is saved, the visitor waits for the server as without the worker.
  return first ?? (await answer) ?? (await saved()) ?? unavailable(pages, url, false);
}

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

type Form = {
  /** True for the form that deletes the saved pages. */
  isDeletion: boolean;
  /** The browser reports that it is offline. Some browsers are wrong about this. */
  mayBeOffline: boolean;
  isReachable: () => Promise<boolean>;
  send: () => Promise<Response>;
  pages: Pick<SavedPages, 'offlinePage' | 'forget'>;
  url: string;
};

/**
 * Answers a form that the browser submits without the scripts of a page. Returns null when the browser must handle it.
 * A form is sent at most once, and only when the server has just responded.
 */
export function answerForm(form: Form): Promise<Response> | null {
  const { isDeletion, mayBeOffline, isReachable, send, pages, url } = form;
  if (isDeletion) return pages.forget().then(() => Response.redirect(url, 303));
  if (!mayBeOffline) return null;
  return isReachable().then((reachable) => (reachable ? send() : unavailable(pages, url, true)));
}

/** Returns the offline page, or a network error, for which the browser shows its own page. */
async function unavailable(
  pages: Pick<SavedPages, 'offlinePage'>,
  url: string,
  isUnsent: boolean,
): Promise<Response> {
  return (await pages.offlinePage(url, isUnsent)) ?? Response.error();
}
