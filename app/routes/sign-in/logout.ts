/** Route module of /logout: ends the session and redirects to the sign-in page. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import * as z from 'zod';
import { fallbackOnOutage } from '#web/charity/results';
import { formAction } from '../../forms/action.server';
import { redirectTo } from '../../sign-in/steps.server';
import {
  clearFlow,
  clearSignIn,
  commitPreferences,
  type Visitor,
} from '../../visitor/visitor.server';
import { withVisitor } from '../../visitor/with-visitor.server';

/** A GET request does not end the session, because a link on another site could cause it. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return withVisitor(request, async ({ links }) => redirectTo(links.login()));
}

export const action = formAction({
  schema: z.object({}),
  run: async (_, { visitor }) => {
    await revokeSession(visitor);
    return redirectTo(
      visitor.links.login(),
      clearSignIn(),
      clearFlow(),
      commitPreferences({ ...visitor.preferences, flash: 'signedOut' }),
    );
  },
});

/** Ignores failures of the charity API: this browser is signed out in any case. */
async function revokeSession({ signedIn, charity }: Visitor): Promise<void> {
  if (!signedIn) return;
  await charity.call('logout').catch((error: unknown) => fallbackOnOutage(error, undefined));
}

/** Never rendered. Remix shows the error page for a rejected form only when the route has a component. */
export default function Logout() {
  return null;
}
