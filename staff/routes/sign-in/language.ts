/** Changes the language of the browser, and of the member who is signed in. */
import { redirect } from '@remix-run/node';
import * as z from 'zod';
import { LOCALES } from '#domain/locales';
import { fallbackOnOutage } from '#web/charity/results';
import { openAction } from '../../forms/recipes.server';
import { safeStaffPath, staffLinks } from '../../links';
import { commitSettings, withCookies } from '../../visitor/visitor.server';

export const loader = () => redirect(staffLinks.today());

export const action = openAction({
  schema: z.object({ locale: z.enum(LOCALES), to: z.string().optional() }),
  run: async ({ locale, to }, { visitor: { charity, session, settings } }) => {
    // The cookie sets the language of pages. The API needs the language for mails.
    if (session !== null)
      await charity
        .call('staffSetLocale', { body: { locale } })
        .catch((error: unknown) => fallbackOnOutage(error, null));
    return redirect(safeStaffPath(to), {
      headers: withCookies(commitSettings({ ...settings, locale })),
    });
  },
});
