/** Where a form of the shell leads back to: the page that it was sent from. */
import { safePath, type SitePath } from '../links';

/**
 * @param returnTo the page's path as the form has it. The query comes from the Referer, because pages are kept
 * for everyone and so cannot name one visitor's; a browser that sends none goes back to the plain page.
 */
export function returnPath(request: Request, returnTo: string): SitePath {
  const path = safePath(returnTo);
  const referer = request.headers.get('referer') ?? '';
  if (path.includes('?') || !URL.canParse(referer)) return path;
  const from = new URL(referer);
  return from.pathname === path ? safePath(path + from.search) : path;
}
