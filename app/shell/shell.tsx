/** The layout of every page: demonstration or trial notice, top bar, main content, footer, messages. */
import { Link, useLocation, useMatches } from '@remix-run/react';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { ServerTranslator, useLinks, useLocale, useText } from '#web/i18n/strings';
import { bundlesIn, translator } from '#web/i18n/translate';
import { PUBLIC_FILES } from '#web/links';
import { EmailText } from '#web/ui/email-text';
import { Alert, Wrap } from '#web/ui/parts';
import { useIsLight } from '#web/ui/picture';
import { Announcements } from './announcements';
import { Logo } from './logo';
import { NewsletterForm } from './newsletter-form';
import { Overlay } from './overlay';
import { QuickDonation } from './quick-donation/quick-donation';
import { TopBar } from './top-bar';
import { isFullWidth, isSignInPage, type ShellData, useHasPage, useShell } from './use-shell';

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
  const strings = useShell()?.strings;
  const remembered = useMemo(
    () => (isGiven || !strings ? null : translator(locale, bundlesIn(strings))),
    [isGiven, strings, locale],
  );
  if (!remembered) return children;
  return <ServerTranslator.Provider value={remembered}>{children}</ServerTranslator.Provider>;
}

/** The footer of every page: newsletter form, links, contact details, and the organisation that runs the site. */
function Footer() {
  const t = useText('shell');
  const links = useLinks();
  const { pathname } = useLocation();
  const shell = useShell();
  const has = useHasPage();
  const isLight = useIsLight();
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="letter">
          <div className="grid gap-1">
            <Logo />
            {shell?.organisation.tagline && (
              <p className="sm" {...shell.organisation.language}>
                {shell.organisation.tagline}
              </p>
            )}
          </div>
          {pathname !== links.newsletter() && <NewsletterForm />}
        </div>
        <div className="cols">
          <FooterNavigation />
          {shell && <Contact contact={shell.contact} />}
        </div>
        <div className="base">
          {shell && <Networks contact={shell.contact} />}
          {shell?.payments.cards &&
            (isLight ? (
              <p>{t('footer.paymentMethods')}</p>
            ) : (
              <img
                src={PUBLIC_FILES.paymentMethods}
                width="216"
                height="32"
                loading="lazy"
                alt={t('footer.paymentMethods')}
              />
            ))}
        </div>
        <div className="base">
          {shell && (
            <p>
              <span>
                {t('footer.copyright', { year: shell.year, name: shell.organisation.name })}
              </span>
              {shell.organisation.licence && (
                <span {...shell.organisation.licenceLanguage}>{shell.organisation.licence}</span>
              )}
            </p>
          )}
          <p>
            {has('privacy') && <Link to={links.privacy()}>{t('footer.privacy')}</Link>}
            {has('terms') && <Link to={links.terms()}>{t('footer.terms')}</Link>}
          </p>
          {shell && <LightSwitch />}
        </div>
      </div>
    </footer>
  );
}

function FooterNavigation() {
  const t = useText('shell');
  const groups = useShell()?.footer;
  if (!groups) return null;
  return (
    <nav aria-label={t('footer.nav')}>
      {groups.map(({ title, pages }) => (
        <details key={title}>
          <summary>
            <h2>{title}</h2>
          </summary>
          <ul>
            {pages.map(([label, to]) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

function Contact({ contact }: Pick<ShellData, 'contact'>) {
  const t = useText('shell');
  const { phoneNumber, email, location, language } = contact;
  if (!phoneNumber && !email && !location) return null;
  return (
    <div>
      <h2>{t('footer.contact')}</h2>
      <address>
        <ul>
          {phoneNumber && (
            <li>
              <a
                className="ltr num"
                translate="no"
                href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`}
              >
                {phoneNumber}
              </a>
            </li>
          )}
          {email && (
            <li>
              <a href={`mailto:${email}`}>
                <EmailText className="">{email}</EmailText>
              </a>
            </li>
          )}
          {location && <li {...language}>{location}</li>}
        </ul>
      </address>
    </div>
  );
}

const NETWORKS = ['instagram', 'x', 'whatsapp', 'youtube'] as const;

function Networks({ contact: { socialMediaLinks } }: Pick<ShellData, 'contact'>) {
  const t = useText('shell');
  const networks = NETWORKS.filter((network) => socialMediaLinks[network]);
  if (networks.length === 0) return null;
  return (
    <p>
      {networks.map((network) => (
        <a key={network} href={socialMediaLinks[network]} rel="noopener noreferrer">
          {t(`networks.${network}`)}
        </a>
      ))}
    </p>
  );
}

/** The choice between light and full pages: a form, so that the server can store it and no script is needed. */
function LightSwitch() {
  const t = useText('shell');
  const links = useLinks();
  const { pathname } = useLocation();
  const isLight = useIsLight();
  return (
    <form method="post" noValidate action={links.lightPages()}>
      {/* Without the query: the page cache would give the query of the first visitor to all others. */}
      <input type="hidden" name="returnTo" value={pathname} />
      <button name="light" value={isLight ? '0' : '1'}>
        {t(isLight ? 'footer.fullPages' : 'footer.lightPages')}
      </button>
    </form>
  );
}
