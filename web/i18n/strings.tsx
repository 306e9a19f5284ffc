/** Hooks for the page's language, links and texts: i18next on the server, a small translator in the browser. */
import { useLocation, useMatches } from '@remix-run/react';
import { createContext, useContext, useMemo } from 'react';
import type { Locale } from '#domain/locales';
import { linksIn, readPath, type Links } from '../links';
import { bundlesIn, translator, type Bundles, type Params, type Translate } from './translate';

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

/** Provided while the server renders; null in the browser. */
export const ServerTranslator = createContext<Translate | null>(null);

/**
 * Returns the translator of the page's language.
 * @param namespace for keys without a namespace: after `const t = useText('cart')`, `t('title')` returns cart:title
 */
export function useText(namespace = 'shell'): Translate {
  const onServer = useContext(ServerTranslator);
  const matches = useMatches();
  const locale = useLocale();
  return useMemo(() => {
    const translate = onServer ?? translator(locale, stringsOf(matches));
    return (key: string, params?: Params) =>
      translate(key.includes(':') ? key : `${namespace}:${key}`, params);
  }, [onServer, matches, locale, namespace]);
}

/** Joins the strings of the loader data: every loader returns the strings that its page needs. */
function stringsOf(matches: ReturnType<typeof useMatches>): Bundles {
  return Object.assign(
    {},
    ...matches.map(({ data }) => bundlesIn((data as { strings?: string } | undefined)?.strings)),
  ) as Bundles;
}
