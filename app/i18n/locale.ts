/** Hooks for the page's language and links. Both depend on the URL only, so they also work on error pages. */
import { useLocation } from '@remix-run/react';
import type { Locale } from '#domain/locales';
import { linksIn, readPath, type Links } from '../links';

export function useLocale(): Locale {
  return readPath(useLocation().pathname).locale;
}

export function useLinks(): Links {
  return linksIn(useLocale());
}
