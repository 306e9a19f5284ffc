/** Route module of /language: stores the chosen language and redirects to the same page in it. */
import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import * as z from 'zod';
import { config } from '#config';
import { DEFAULT_LOCALE, toLocale } from '#domain/locales';
import { formAction } from '../../forms/action.server';
import { localisedPath, readPath, type SitePath } from '#web/links';
import { returnPath } from '../../shell/return-path.server';
import { commitPreferences, setCookieHeaders, readVisitor } from '../../visitor/visitor.server';

/** Redirects GET requests to the home page. The form of this action is in the top bar. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(readVisitor(request).links.home());
}

export const action = formAction({
  schema: z.object({
    // An unknown language becomes the default language, as in a URL.
    locale: z
      .string()
      .default(DEFAULT_LOCALE)
      .transform(toLocale)
      .transform((locale) => (config().LOCALES.includes(locale) ? locale : DEFAULT_LOCALE)),
    returnTo: z.string().default('/'),
  }),
  run: async ({ locale, returnTo }, { request, visitor }) => {
    const [pathname = '/', query] = returnPath(request, returnTo).split('?', 2);
    const page = localisedPath(readPath(pathname).path, locale);
    const address: SitePath = query ? `${page}?${query}` : page;
    return redirect(address, {
      headers: setCookieHeaders(commitPreferences({ ...visitor.preferences, locale })),
    });
  },
});

/** Never rendered. Remix shows the error page for a rejected form only when the route has a component. */
export default function Language() {
  return null;
}
