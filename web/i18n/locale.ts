/** Hooks for the page's language and links. Both depend on the URL only, so they also work on error pages. */
import { useLocation } from '@remix-run/react';
import { createContext, useContext } from 'react';
import type { Locale } from '#domain/locales';
import { linksIn, readPath, type Links } from '../links';

/** The language of the staff area, whose URLs have none. Only a server provides it. */
export const ProvidedLocale = /* @__PURE__ */ createContext<Locale | null>(null);

/** Returns the language of the page. On the site's pages, this is the language of the current URL. */
export function useLocale(): Locale {
  // The build replaces the condition with a constant, so that the donors' scripts do not contain the context.
  return (
    // eslint-disable-next-line react-hooks/rules-of-hooks -- a context, whose order does not matter
    (import.meta.env.SSR && useContext(ProvidedLocale)) || readPath(useLocation().pathname).locale
  );
}

/** Returns the site's links in the language of the current URL. */
export function useLinks(): Links {
  return linksIn(useLocale());
}
