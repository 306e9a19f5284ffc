/** Guard of pages and forms that need a signed-in donor. */
import { redirect } from '@remix-run/node';
import type { SignedIn } from './auth-cookie.server';
import type { Visitor } from './visitor.server';

/**
 * Returns the signed-in donor. For loaders and actions.
 * @throws a redirect to the sign-in page, which leads back to this page
 */
export function requireSignIn({ signedIn, links, returnTo }: Visitor): SignedIn {
  if (signedIn) return signedIn;
  throw redirect(links.login({ returnTo }), {
    status: 303,
    headers: { 'cache-control': 'no-store' },
  });
}
