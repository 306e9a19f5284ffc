/** Hooks for the page's language and links. Both depend on the URL only, so they also work on error pages. */
import { useLocation } from '@remix-run/react';
import type { Locale } from '#domain/locales';
import { linksIn, readPath, type Links } from '../links';

/** Returns the language of the current URL. */
export function useLocale(): Locale {
  return readPath(useLocation().pathname).locale;
}

/** Returns the site's links in the language of the current URL. */
export function useLinks(): Links {
  return linksIn(useLocale());
}
