/** Ends a social sign-in that was cancelled or failed: redirects to the sign-in page with a message. */
import type { SitePath } from '#web/links';
import type { Flash } from '../../../visitor/preferences-cookie.server';
import { clearFlow, commitPreferences, type Visitor } from '../../../visitor/visitor.server';
import { redirectTo } from '../../../sign-in/steps.server';

export function leaveSocialSignIn(
  { links, preferences, flow }: Pick<Visitor, 'links' | 'preferences' | 'flow'>,
  { returnTo, flash }: { returnTo: SitePath | undefined; flash: Flash },
): Response {
  return redirectTo(
    links.login({ returnTo }),
    commitPreferences({ ...preferences, flash }),
    // Keep the flow of a one-time code: another tab may wait for the code.
    ...(flow?.kind === 'social' ? [clearFlow()] : []),
  );
}
