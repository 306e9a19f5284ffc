/** The page's language and its links, for components: both follow from the address alone, so they work on error pages too. */
import { useLocation } from '@remix-run/react';
import type { Locale } from '#domain/locales';
import { linksIn, readPath, type Links } from '../links';

export function useLocale(): Locale {
  return readPath(useLocation().pathname).locale;
}

export function useLinks(): Links {
  return linksIn(useLocale());
}
