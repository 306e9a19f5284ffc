/** Page cache key of a request: null for a page that contains data of one visitor. */
import { config } from '#config';
import { DEFAULT_LOCALE } from '#domain/locales';
import { DEFAULT_CURRENCY, isCurrency } from '#domain/money';
import type { SitePath } from '#web/links';
import { isDataPath, MANIFEST_PATH } from '#web/remix/protocol';
import { GIFT_COUNT, SPLIT_SCRIPTS_HEADER } from '#web/security/internal-headers';
import { correctedLocale, preferredLocale, shouldDetectLanguage } from './greeting.server';
import {
  commitPreferences,
  readVisitor,
  removalOfUnreadable,
  type Visitor,
} from './visitor.server';

/** Pages that contain the data of one donor, or a form key that each rendering creates. */
export const PERSONAL_PATHS = [
  ...(['/cart', '/checkout', '/newsletter', '/language'] as const),
  ...(['/orders', '/monthly', '/receipts', '/gift-cards', '/certificates'] as const),
  ...(['/applications', '/account', '/auth'] as const),
  ...(['/login', '/signup', '/forget-password', '/logout'] as const),
] satisfies SitePath[];
/** Paths without a page: responses of the charity API, and data for scripts. */
const NO_PAGES: readonly string[] = [
  ...['/files', '/webhooks', '/trial', '/lookups', MANIFEST_PATH],
  ...['/give/offer', '/options', '/offerings', '/ngo/add/draft', '/sitemaps', '/cards'],
];
/** Files without a page that are the same for all visitors, whatever their cookies. Their query is ignored. */
const SHARED_FILES =
  /^\/(?:robots\.txt|sitemap\.xml|manifest\.webmanifest|feeds\/\w+|\.well-known\/security\.txt)$/;
/** Filters of the lists. They have so many combinations that caching would not help. */
const RARE_FILTERS = [
  ...['state', 'minAge', 'maxAge', 'gender', 'nationality', 'orphanhood'],
  ...['socialStatus', 'children', 'area', 'cause', 'shares', 'audience'],
  ...['language', 'online', 'after', 'beneficiary'],
];
/** The draft or the reference of one applicant. */
const OF_ONE_VISITOR = ['draft', 'sent'];
/** The only query parameters that change a page. The key does not contain other parameters. */
const QUERY = [
  ...['page', 'category', 'type', 'status', 'zakat', 'order', 'search', 'intention'],
  ...['tag', 'when', 'year'],
  ...['currency', 'amount', 'interval', 'method'],
  ...RARE_FILTERS,
  ...OF_ONE_VISITOR,
];
/** Lists, the only cached pages with these parameters. On other pages, a client could create any number of keys. */
const LISTS = /^\/(?:projects(?:\/type\/[^/]+)?|programs|events|training|news|blogs|ngo|partners)$/;
/** Pages with these parameters have few visitors each. Caching them would evict pages that many visitors request. */
const UNCACHED = [
  ...['search', 'intention', 'currency', 'amount', 'interval', 'method'],
  ...RARE_FILTERS,
  ...OF_ONE_VISITOR,
];
/** Values that our links and forms have. Pages with other values are rendered, but not cached. */
const CACHED_VALUE = /^[\w-]{1,64}$/;

/** More gifts are rare, and each number is a page of its own in the cache. */
const MAX_SHARED_COUNT = 9;

/**
 * Returns the cache key of the page for this request, or null when the page must be rendered for this visitor. The key
 * is the canonical path and query of the page, and after `#` the few facts about its visitors that the page shows:
 * `light`, the number at the cart link, the currency, the choice about advertising pixels. pageRequest() reads it.
 */
export function pageKey(request: Request): string | null {
  if (!reads(request)) return null;
  const url = new URL(request.url);
  // A redirect to the corrected path keeps the whole query, and a cache key does not contain it.
  if (isDataPath(url.pathname) || correctedLocale(url.pathname)) return null;
  const visitor = readVisitor(request);
  if (SHARED_FILES.test(visitor.path)) return url.pathname;
  if (visitor.preview) return null;
  if ([...PERSONAL_PATHS, ...NO_PAGES].some((path) => isAtOrBelow(visitor.path, path))) return null;
  const { flash, announced } = visitor.preferences;
  if (visitor.signedIn || flash || announced || visitor.additions.lost.length > 0) return null;
  if (!(visitor.giftCount >= 0 && visitor.giftCount <= MAX_SHARED_COUNT)) return null;
  // The response removes the cookies.
  if (removalOfUnreadable(request).length > 0) return null;
  if (mayBeRedirected(request, visitor)) return null;
  // A form without scripts sends its empty fields too.
  const given = QUERY.flatMap((name) =>
    url.searchParams
      .getAll(name)
      .filter((value) => value !== '')
      .map((value) => [name, value] as [string, string]),
  );
  if (given.some(([name, value]) => UNCACHED.includes(name) || !CACHED_VALUE.test(value)))
    return null;
  if (given.length > 0 && !LISTS.test(visitor.path)) return null;
  const query = given.length > 0 ? `?${new URLSearchParams(given)}` : '';
  return `${url.pathname}${query}${shownFacts(visitor)}`;
}

/** Returns '' for a guest without a cart and with the default currency. */
function shownFacts({ light, giftCount, currency, preferences: { pixels } }: Visitor): string {
  const facts = new URLSearchParams({
    ...(light && { light: '1' }),
    ...(giftCount > 0 && { gifts: String(giftCount) }),
    ...(currency !== DEFAULT_CURRENCY && { currency }),
    ...(pixels !== undefined && { pixels: pixels ? '1' : '0' }),
  });
  return facts.size > 0 ? `#${facts}` : '';
}

/** Returns the request that renders the page of a key. It contains no data of the visitor who requested the page. */
export function pageRequest(key: string, signal: AbortSignal): Request {
  const [path = '', shown] = key.split('#');
  const facts = new URLSearchParams(shown);
  const gifts = facts.get('gifts');
  const currency = facts.get('currency');
  const pixels = facts.get('pixels');
  const preferences = {
    ...(isCurrency(currency) && { currency }),
    ...(pixels !== null && { pixels: pixels === '1' }),
  };
  return new Request(new URL(config().publicUrl).origin + path, {
    headers: {
      [SPLIT_SCRIPTS_HEADER]: key,
      ...(facts.has('light') && { 'save-data': 'on' }),
      ...(gifts !== null && { [GIFT_COUNT]: gifts }),
      ...(Object.keys(preferences).length > 0 && {
        cookie: commitPreferences(preferences).split(';', 1)[0]!,
      }),
    },
    signal,
  });
}

function reads({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

function isAtOrBelow(path: SitePath, top: string): boolean {
  return path === top || path.startsWith(`${top}/`);
}

/** Returns true when the site may redirect this visitor to another language (greeting.server.ts). */
function mayBeRedirected(request: Request, visitor: Visitor): boolean {
  if (visitor.locale !== DEFAULT_LOCALE) return false;
  if (!shouldDetectLanguage(visitor))
    return (visitor.preferences.locale ?? DEFAULT_LOCALE) !== DEFAULT_LOCALE;
  return preferredLocale(request) !== DEFAULT_LOCALE;
}
