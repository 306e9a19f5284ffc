/** The layout of every page: demonstration or trial notice, top bar, main content, footer, messages. */
import { useMatches } from '@remix-run/react';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { useLocale, ServerTranslator, useText } from '#web/i18n/strings';
import { translator, type Bundles } from '#web/i18n/translate';
import { Alert } from '#web/ui/alert';
import { Wrap } from '#web/ui/wrap';
import { Announcements } from './announcements';
import { Footer } from './footer';
import { Overlay } from './overlay';
import { QuickDonation } from './quick-donation/quick-donation';
import { TopBar } from './top-bar';
import { isFullWidth, isSignInPage, useShell } from './use-shell';

/** In a file of its own, because most charities use no advertising pixels. */
const PixelChoice = lazy(() => import('../pixels/pixels'));

export function Shell({ children }: { children: ReactNode }) {
  return (
    <ShellStrings>
      <Frame>{children}</Frame>
    </ShellStrings>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useText('shell');
  const shell = useShell();
  const matches = useMatches();
  const isSignIn = isSignInPage(matches);
  const isStale = matches.some(({ data }) => (data as { stale?: boolean } | null)?.stale);
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      {shell?.strip && (
        <aside className="strip" aria-label={shell.strip.label}>
          {shell.strip.text}
        </aside>
      )}
      <TopBar />
      <Announcements />
      {isStale && (
        <Wrap className="pt-2">
          <div role="status">
            <Alert tone="warm">{t('stale')}</Alert>
          </div>
        </Wrap>
      )}
      <main id="main" tabIndex={-1} className={isFullWidth(matches) ? undefined : 'wrap'}>
        {children}
      </main>
      {!isSignIn && shell?.pixels && (
        <Suspense>
          <PixelChoice view={shell.pixels} />
        </Suspense>
      )}
      {!isSignIn && <Footer />}
      {!isSignIn && <QuickDonation />}
      <Overlay />
    </>
  );
}

/** Provides the strings of the last successful shell data, if the current page has none (see `useShell`). */
function ShellStrings({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const isGiven = useMatches()[0]?.data !== undefined;
  const strings = useShell()?.strings as Bundles | undefined;
  const remembered = useMemo(
    () => (isGiven || !strings ? null : translator(locale, strings)),
    [isGiven, strings, locale],
  );
  if (!remembered) return children;
  return <ServerTranslator.Provider value={remembered}>{children}</ServerTranslator.Provider>;
}
