/** The HTML document of every page (language, direction, head, shell, scripts), and the root error page. */
import { Links, Meta, Outlet, Scripts, useLocation, useMatches } from '@remix-run/react';
import type { LinksFunction, MetaFunction } from '@remix-run/node';
import type { ReactNode } from 'react';
import { direction } from '#domain/locales';
import { useText } from '#web/i18n/strings';
import { linksIn, PUBLIC_FILES, readPath } from '#web/links';
import { ScrollMemory } from '#web/remix/scroll-memory';
import { useNonce } from '#web/security/nonce';
import { PageHead } from './seo/page-head';
import { ReloadWithoutScripts } from './seo/reload';
import { StructuredData } from './seo/structured-data';
import { COLOUR_MODE } from './shell/colour-mode';
import { errorMeta } from './shell/error-meta';
import { ErrorPage } from './shell/error-page';
import { Shell } from './shell/shell';
import { useShell } from './shell/use-shell';
import { STYLESHEET_ID, useStylesheet } from './styles/stylesheet';
import { WholeStylesheet } from './styles/whole-stylesheet';

export { loader } from './shell/loader.server';

export const links: LinksFunction = () => [
  { rel: 'icon', href: PUBLIC_FILES.icon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: PUBLIC_FILES.touchIcon },
];

export const meta: MetaFunction = ({ matches, location, error }) =>
  error ? errorMeta(error, matches, location) : [];

export function Layout({ children }: { children: ReactNode }) {
  const { locale } = readPath(useLocation().pathname);
  const nonce = useNonce();
  const css = useStylesheet();
  const t = useText('frame');
  const shell = useShell();
  // Without the data of the root loader, `meta` sets no title.
  const hasRootData = useMatches()[0]?.data !== undefined;
  // Without the shell's data, the browser has no strings, so it must not hydrate the page.
  const hydrates = shell !== undefined && !shell.light;
  return (
    <html
      lang={locale}
      dir={direction(locale)}
      data-light={shell?.light || undefined}
      data-no-worker={shell?.noWorker}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style id={STYLESHEET_ID} dangerouslySetInnerHTML={{ __html: css }} />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: COLOUR_MODE }}
        />
        {!hasRootData && <title>{shell?.organisation.name ?? t('frame:unnamedSite')}</title>}
        <Meta />
        <PageHead />
        <Links />
        <link rel="manifest" href={linksIn(locale).manifest()} />
        {import.meta.env.SSR && (
          <>
            <StructuredData />
            <ReloadWithoutScripts />
          </>
        )}
      </head>
      <body>
        <Shell>{children}</Shell>
        {hydrates && (
          <>
            <ScrollMemory />
            <WholeStylesheet />
            {/* Last in the body and not hydrated, so that entry.server.tsx may change these elements and add one. */}
            {import.meta.env.SSR && <Scripts nonce={nonce} />}
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
