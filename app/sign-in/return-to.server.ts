/** The page to which a donor returns after the sign-in. */
import * as z from 'zod';
import {
  linksIn,
  localisedPath,
  readLocaleTag,
  readPath,
  safePath,
  type SitePath,
} from '#web/links';
import { DEFAULT_LOCALE } from '#domain/locales';
import { returnPath } from '../shell/return-path.server';
import type { Visitor } from '../visitor/visitor.server';

/** Pages that would start the sign-in again or sign the donor out. */
const NOT_AFTER_SIGN_IN = /^\/(?:login|signup|forget-password|logout|auth)(?:[/?.]|$)/i;

/**
 * Validates an untrusted return path. Returns it without its language, because the donor may choose another language
 * during the sign-in. Returns the page of the donor's gifts when the path is missing, or is on another site, or is a
 * page of the sign-in.
 */
export function readReturnTo(wanted: unknown): SitePath {
  const gifts = linksIn(DEFAULT_LOCALE).account.orders();
  if (typeof wanted !== 'string' || wanted === '') return gifts;
  const safe = safePath(wanted);
  const query = safe.indexOf('?');
  const page = withoutLocales(query === -1 ? safe : (safe.slice(0, query) as SitePath));
  const isAllowed = page !== null && !NOT_AFTER_SIGN_IN.test(page);
  return isAllowed ? `${page}${query === -1 ? '' : safe.slice(query)}` : gifts;
}

export const returnToField = z.string().optional().transform(readReturnTo);

/** Returns the decoded path, because the router decodes it too. Returns null when it cannot be decoded. */
function withoutLocales(path: SitePath): SitePath | null {
  try {
    const decoded = decodeURI(path) as SitePath;
    const tag = readLocaleTag(decoded);
    return tag ? withoutLocales(tag.rest) : safePath(decoded);
  } catch {
    return null;
  }
}

/**
 * Returns the return path in the query of a sign-in page. The query contains no filters of lists, because a cached page
 * has the same link for all visitors. The filters come from the `Referer` header.
 */
export function returnToOf(request: Request, url: URL): SitePath {
  const wanted = url.searchParams.get('returnTo');
  if (!wanted) return readReturnTo(wanted);
  const { locale } = readPath(url.pathname);
  return readReturnTo(returnPath(request, localisedPath(readReturnTo(wanted), locale)));
}

/** Returns the path of the page in the visitor's language. */
export function pageAfterSignIn({ links }: Visitor, returnTo: SitePath): SitePath {
  return links.page(returnTo);
}
