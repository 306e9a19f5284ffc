/** Creates the loaders of the account pages: they require a sign-in, and send no-store and noindex. */
import { redirect } from '@remix-run/node';
import { PRIVATE_PAGE_HEADERS } from '../../forms/by-token.server';
import { pageLoader, type PageContext } from '../../page-loader.server';
import { withStatusAnchor, type SitePath } from '#web/links';
import type { Flash } from '../../visitor/preferences-cookie.server';
import { requireSignIn } from '../../visitor/require-sign-in.server';
import { commitPreferences, setCookieHeaders, type Visitor } from '../../visitor/visitor.server';
import type { AccountPageName } from './account-page';

type Recipe<Data extends object> = {
  page: AccountPageName;
  /** Namespaces of locales/ that the page uses besides `account`. */
  strings?: readonly string[];
  load: (context: PageContext) => Promise<Data>;
};

/** Creates the loader of a page. It redirects a guest to the sign-in page, which then returns to the page. */
export function accountLoader<Data extends object>({ page, strings = [], load }: Recipe<Data>) {
  return pageLoader({
    strings: ['account', ...strings],
    load: async (context) => {
      requireSignIn(context.visitor);
      const title = context.visitor.t(`account:title.${page}`);
      return { head: { title, index: false }, ...(await load(context)) };
    },
    headers: () => PRIVATE_PAGE_HEADERS,
  });
}

/** Redirects to a page that shows a message. @param cookies further Set-Cookie headers */
export function redirectWithFlash(
  { preferences }: Visitor,
  to: SitePath,
  flash: Flash,
  cookies: readonly string[] = [],
): Response {
  return redirect(withStatusAnchor(to), {
    status: 303,
    headers: setCookieHeaders(...cookies, commitPreferences({ ...preferences, flash })),
  });
}
