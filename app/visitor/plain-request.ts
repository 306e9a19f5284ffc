/** What a plain HTTP request or answer says of cookies, before anything is decoded: for the process around the app. */
import type { IncomingHttpHeaders } from 'node:http';

/** The names of the site's three cookies. */
export const COOKIE_NAMES = { cart: 'cart', auth: 'auth', preferences: 'preferences' } as const;

const OURS = new RegExp(`(?:^|;\\s*)(?:${Object.values(COOKIE_NAMES).join('|')})=`);

/**
 * A text that two requests share only when they share their page key (page-key.server.ts): so the key need not be
 * worked out again. null when the visitor's own cookies have a say in it.
 */
export function anonymousRequestKey(url: string, headers: IncomingHttpHeaders): string | null {
  const { cookie } = headers;
  if (cookie !== undefined && OURS.test(cookie)) return null;
  const light = headers['save-data'] === 'on' ? 'light' : '';
  // Only the home page greets a visitor in the language of their browser.
  const wishes = /^\/(?:\?|$)/.test(url) ? (headers['accept-language'] ?? '') : '';
  return `${url} ${light} ${wishes}`;
}

/** An answer with a cookie is one visitor's own. */
export function setsCookie(headers: Headers): boolean {
  return headers.has('set-cookie');
}

/**
 * Header by which the process around the app says that it sends a page's scripts apart from the page: the key of a
 * page that is kept, or OWN for one visitor's. Dropped from what comes from outside.
 */
export const SPLIT_SCRIPTS_HEADER = 'x-scripts-apart';
export const PRIVATE_PAGE = 'own';

/** Header by which the process around the app says what address the request came from. Dropped from what comes from outside. */
export const CLIENT_ADDRESS = 'x-client-address';
