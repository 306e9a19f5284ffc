/** The names of the cookies, and checks that server/ makes on requests before it decodes a cookie. */
import type { IncomingHttpHeaders } from 'node:http';

/** The names of the site's four cookies. */
export const COOKIE_NAMES = {
  cart: 'cart',
  auth: 'auth',
  flow: 'flow',
  preferences: 'preferences',
} as const;

/** Also matches the cookies of added gifts, whose names begin with that of the cart (added-gifts.server.ts). */
const OURS = new RegExp(
  `(?:^|;\\s*)(?:${Object.values(COOKIE_NAMES).join('|')}|${COOKIE_NAMES.cart}-[\\w-]+)=`,
);

/**
 * Returns a text that is equal for two requests only when their page key (page-key.server.ts) is equal too. It is
 * cheaper to compute than the page key. Returns null when the request has a cookie of ours.
 */
export function anonymousRequestKey(url: string, headers: IncomingHttpHeaders): string | null {
  const { cookie } = headers;
  if (cookie !== undefined && OURS.test(cookie)) return null;
  const light = headers['save-data'] === 'on' ? 'light' : '';
  // Only the home page detects the language of the browser.
  const languages = /^\/(?:\?|$)/.test(url) ? (headers['accept-language'] ?? '') : '';
  return `${url} ${light} ${languages}`;
}

/** Returns true for a response that sets a cookie. Such a response is for one visitor and must not be cached. */
export function setsCookie(headers: Headers): boolean {
  return headers.has('set-cookie');
}
