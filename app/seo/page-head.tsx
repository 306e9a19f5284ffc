/** The head of a page: title, description, canonical URL, and links to the page in the other languages. */
import { useLocation, useMatches } from '@remix-run/react';
import { LOCALES, type Locale } from '#domain/locales';
import type { PageHead as Head } from './head.server';
import { localisedPath, readPath } from '#web/links';
import { useShell } from '../shell/use-shell';

/**
 * Uses the `head` of the page's loader data and the shell's `site`, so that no route writes meta tags of its own. It is
 * not a `meta` export of the root route, because Remix passes such an export the data of parent routes only.
 */
export function PageHead() {
  const { pathname } = useLocation();
  const loaded = useMatches().map(({ data }) => data as { head?: Head } | null | undefined);
  const head = loaded.at(-1)?.head;
  const site = useShell()?.site;
  // Without data, the route's loader has failed: shell/error-meta.ts makes the head of the error page.
  if (!head || !site || loaded.includes(undefined)) return null;
  const title = <title {...head.language}>{`${head.title} · ${site.siteName}`}</title>;
  if (head.index === false) {
    return (
      <>
        {title}
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const { path, locale } = readPath(pathname);
  const query = head.page === undefined ? '' : `?page=${head.page}`;
  const address = (wanted: Locale) => `${site.publicUrl}${localisedPath(path, wanted)}${query}`;
  const offered = LOCALES.filter((other) => site.locales.includes(other));
  // A record without the page's language only repeats its text in another language: that page is the canonical one.
  const written = offered.find((one) => one === head.language?.lang);
  const others = written ? [] : offered;
  return (
    <>
      {title}
      {head.description && <meta name="description" content={head.description} />}
      <meta property="og:title" content={head.title} />
      <meta property="og:site_name" content={site.siteName} />
      <meta property="og:type" content={head.published ? 'article' : 'website'} />
      {head.published && <meta property="article:published_time" content={head.published} />}
      <meta property="og:url" content={address(locale)} />
      {head.description && <meta property="og:description" content={head.description} />}
      <link rel="canonical" href={address(written ?? locale)} />
      {others.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={address(other)} />
      ))}
      {!written && <link rel="alternate" hrefLang="x-default" href={address('en')} />}
    </>
  );
}
