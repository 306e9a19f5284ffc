/** Guard of pages and forms that need a signed-in donor. */
import { redirect } from '@remix-run/node';
import type { SignedIn } from './auth-cookie.server';
import type { Visitor } from './visitor.server';

/**
 * Returns the signed-in donor. For loaders and actions.
 * @throws a redirect to the sign-in page, which then returns to this page. Throws a 503 response while the charity API
 * fails to refresh the tokens, because the donor is still signed in and could not sign in again either.
 */
export function requireSignIn({
  signedIn,
  isSignInUnavailable,
  links,
  returnTo,
}: Visitor): SignedIn {
  if (signedIn) return signedIn;
  if (isSignInUnavailable)
    throw new Response(null, { status: 503, headers: { 'retry-after': '30' } });
  throw redirect(links.login({ returnTo }), {
    status: 303,
    headers: { 'cache-control': 'no-store' },
  });
}
