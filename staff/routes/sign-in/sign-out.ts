/** Ends the session. A GET request redirects to the first page. */
import { redirect } from '@remix-run/node';
import * as z from 'zod';
import { fallbackOnOutage } from '#web/charity/results';
import { openAction } from '../../forms/recipes.server';
import { staffLinks } from '../../links';
import { clearSession, commitSettings, withCookies } from '../../visitor/visitor.server';

export const loader = () => redirect(staffLinks.today());

export const action = openAction({
  schema: z.object({}),
  run: async (_, { visitor: { charity, session, settings } }) => {
    // The cookie is removed even when the API fails. The API then ends the session after an hour without use.
    if (session !== null)
      await charity.call('staffSignOut').catch((error: unknown) => fallbackOnOutage(error, null));
    const message = { key: 'staff:signedOut' };
    return redirect(staffLinks.signIn(), {
      headers: withCookies(clearSession(), commitSettings({ locale: settings.locale, message })),
    });
  },
});
