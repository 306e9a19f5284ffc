/** The translation hook for components: i18next on the server, a small translator in the browser. */
import { useMatches } from '@remix-run/react';
import { createContext, useContext, useMemo } from 'react';
import { useLocale } from './locale';
import { translator, type Bundles, type Params, type Translate } from './translate';

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
    ...matches.map(({ data }) => (data as { strings?: Bundles } | undefined)?.strings ?? {}),
  ) as Bundles;
}
