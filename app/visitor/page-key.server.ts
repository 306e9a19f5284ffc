/** Which requests get a page that is the same for everyone, and may so be rendered once and kept. */
import { config } from '#config';
import { isEmpty } from '#domain/cart';
import { DEFAULT_CURRENCY } from '#domain/money';
import { DEFAULT_LOCALE } from '#domain/locales';
import type { SitePath } from '../links';
import { isDataPath, MANIFEST_PATH } from '../remix/protocol';
import { preferredLocale, correctedLocale, shouldDetectLanguage } from './greeting.server';
import { SPLIT_SCRIPTS_HEADER } from './plain-request';
import { readVisitor, type Visitor } from './visitor.server';

/** Pages that are about one donor, or that hold a key born with the page. */
const PERSONAL: readonly string[] = [
  ...['/cart', '/checkout', '/newsletter', '/language'],
  ...['/orders', '/monthly', '/receipts', '/gift-cards', '/certificates'],
];
/** No pages: what is passed on from the charity API, and what scripts ask for. */
const NO_PAGES: readonly string[] = [
  ...['/files', '/webhooks', '/sandbox', '/lookups', MANIFEST_PATH],
  ...['/give/offer', '/options', '/offerings'],
];
/** Of cases, children, expiations and animals: so many together that hardly two people choose alike. */
const FEW_ALIKE = [
  ...['state', 'minAge', 'maxAge', 'gender', 'nationality', 'orphanhood', 'socialStatus'],
  ...['children', 'area', 'cause', 'shares'],
];
/** The only query parameters that change a page; what else stands in an address is not part of the key. */
const QUERY = [
  ...['page', 'category', 'type', 'status', 'zakat', 'order', 'search', 'intention'],
  ...['tag'],
  ...['currency', 'amount', 'method'],
  ...FEW_ALIKE,
];
/** The lists, where they do. On any other page they are made up, and there are endlessly many. */
const LISTS = /^\/(?:projects(?:\/type\/[^/]+)?|programs)$/;
/** Searches are endless: a page for each would push out those that many people want. A gift in an address is for few. */
const NOT_KEPT = [...['search', 'intention', 'currency', 'amount', 'method'], ...FEW_ALIKE];
/** What our own links and forms put there. Whatever else somebody makes up is answered, but not kept. */
const KEPT_VALUE = /^[\w-]{1,64}$/;

const LIGHT = '#light';

/**
 * The key of the kept page that answers this request, or null: render for this visitor alone. It is the page's
 * address in its one spelling: pageRequest() makes a request of it.
 */
export function pageKey(request: Request): string | null {
  if (!reads(request)) return null;
  const url = new URL(request.url);
  // A redirect to the corrected path keeps the whole query, and a cache key does not contain it.
  if (isDataPath(url.pathname) || correctedLocale(url.pathname)) return null;
  const visitor = readVisitor(request);
  if ([...PERSONAL, ...NO_PAGES].some((path) => isAtOrBelow(visitor.path, path))) return null;
  const { flash, announced } = visitor.preferences;
  if (!isEmpty(visitor.cart) || visitor.signedIn || flash || announced) return null;
  if (visitor.currency !== DEFAULT_CURRENCY || mayBeSentOn(request, visitor)) return null;
  // A form without scripts sends its empty fields too.
  const given = QUERY.flatMap((name) =>
    url.searchParams
      .getAll(name)
      .filter((value) => value !== '')
      .map((value) => [name, value] as [string, string]),
  );
  if (given.some(([name, value]) => NOT_KEPT.includes(name) || !KEPT_VALUE.test(value)))
    return null;
  if (given.length > 0 && !LISTS.test(visitor.path)) return null;
  const query = given.length > 0 ? `?${new URLSearchParams(given)}` : '';
  return `${url.pathname}${query}${visitor.light ? LIGHT : ''}`;
}

/** The request that renders the page of a key: nothing of the visitor who came first is left in it. */
export function pageRequest(key: string, signal: AbortSignal): Request {
  const light = key.endsWith(LIGHT);
  const address = light ? key.slice(0, -LIGHT.length) : key;
  return new Request(new URL(config().publicUrl).origin + address, {
    headers: { [SPLIT_SCRIPTS_HEADER]: key, ...(light ? { 'save-data': 'on' } : {}) },
    signal,
  });
}

function reads({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

function isAtOrBelow(path: SitePath, top: string): boolean {
  return path === top || path.startsWith(`${top}/`);
}

/** Whether this visitor may be sent to another language (greeting.server.ts): then the page is not everyone's. */
function mayBeSentOn(request: Request, visitor: Visitor): boolean {
  if (visitor.locale !== DEFAULT_LOCALE) return false;
  if (!shouldDetectLanguage(visitor))
    return (visitor.preferences.locale ?? DEFAULT_LOCALE) !== DEFAULT_LOCALE;
  return preferredLocale(request) !== DEFAULT_LOCALE;
}
