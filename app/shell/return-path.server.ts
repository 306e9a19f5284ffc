/** The page to which a form of the shell redirects: the page from which it was submitted. */
import { safePath, type SitePath } from '#web/links';

/**
 * Returns the path with the query of the `Referer` header: the cached page of all visitors cannot contain the query of
 * one. Returns the path alone when the browser sends no `Referer`.
 * @param returnTo the path of the page, from a hidden field
 */
export function returnPath(request: Request, returnTo: string): SitePath {
  const path = safePath(returnTo);
  const referer = request.headers.get('referer') ?? '';
  if (path.includes('?') || !URL.canParse(referer)) return path;
  const from = new URL(referer);
  return from.pathname === path ? safePath(path + from.search) : path;
}
