/** Meta tags and structured data for search engines and social networks, which read only the server's HTML. */
import { useLocation, useMatches } from '@remix-run/react';
import type { PageHead } from './head.server';
import { readPath } from '#web/links';
import { PICTURE_SIZE } from './pictures/size';
import { useShell } from '../shell/use-shell';

/**
 * Rendered by the server only, so that no bundle contains it. Must be after the other elements of <head>: React does
 * not hydrate additional elements after the last one that it expects.
 */
export function StructuredData() {
  const { locale } = readPath(useLocation().pathname);
  const loaded = useMatches().map(({ data }) => data as { head?: PageHead } | null | undefined);
  const head = loaded.at(-1)?.head;
  const { site, user } = useShell() ?? {};
  if (!head || !site || head.index === false || loaded.includes(undefined)) return null;
  // Search engines and social networks do not sign in.
  if (user) return null;
  return (
    <>
      <meta property="og:locale" content={head.language?.lang ?? locale} />
      <meta name="twitter:card" content={head.card ? 'summary_large_image' : 'summary'} />
      {head.card && (
        <>
          <meta property="og:image" content={site.publicUrl + head.card} />
          <meta property="og:image:width" content={String(PICTURE_SIZE.width)} />
          <meta property="og:image:height" content={String(PICTURE_SIZE.height)} />
          <meta property="og:image:alt" content={head.title} />
        </>
      )}
      {head.feed && (
        <link rel="alternate" type="application/rss+xml" title={head.title} href={head.feed} />
      )}
      {head.structured && (
        // Browsers do not run a data block, so the Content-Security-Policy does not apply to it.
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: toJsonLd(head.structured) }}
        />
      )}
    </>
  );
}

/** Escapes `<`, so that no text can end the element. */
export function toJsonLd(graph: readonly object[]): string {
  const [only] = graph;
  const data =
    graph.length === 1
      ? { '@context': 'https://schema.org', ...only }
      : { '@context': 'https://schema.org', '@graph': graph };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
