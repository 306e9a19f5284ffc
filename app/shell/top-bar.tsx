/** The top bar of every page: logo, main navigation, language, colour mode, account and cart. */
import { Link, useLocation, useMatches } from '@remix-run/react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { isLocale, LOCALE_NAMES } from '#domain/locales';
import { useLinks, useLocale, useText } from '#web/i18n/strings';
import { localisedPath, readPath } from '#web/links';
import { Icon, type IconName } from '#web/ui/icon';
import { LANGUAGE_FIELD } from '../forms/language-field';
import { COLOUR_MODES, type ColourMode, useColourMode } from './colour-mode';
import { Logo } from './logo';
import { Menu } from './menu';
import { Navigation } from './navigation';
import { keptFormOf, useShell } from './use-shell';

export function TopBar() {
  const t = useText('shell');
  const locale = useLocale();
  const links = useLinks();
  const shell = useShell();
  const hasLanguages = (shell?.site.locales.length ?? 0) > 1;
  return (
    <header className="top">
      <div className="wrap">
        <Logo />
        <Navigation className="max-md:hidden" />
        <div className="tools">
          <span className="modes max-md:hidden">
            <ColourModeMenu />
          </span>
          {hasLanguages && (
            <Menu
              className="max-md:hidden"
              name={`${t('language')}: ${LOCALE_NAMES[locale]}`}
              opener={
                <>
                  <Icon name="globe" />
                  <span>{LOCALE_NAMES[locale]}</span>
                </>
              }
            >
              <LanguageSwitch />
            </Menu>
          )}
          <AccountMenu className="max-md:hidden" />
          <Link className="tool" to={links.search()} aria-label={t('search')}>
            <Icon name="search" />
          </Link>
          <CartLink />
          <Menu className="sheet md:hidden" name={t('nav.menu')} opener={<MenuIcons />}>
            <Navigation />
            <AccountLinks />
            <LanguageSwitch />
            <ColourModeSwitch />
          </Menu>
        </div>
      </div>
    </header>
  );
}

function MenuIcons() {
  return (
    <>
      <Icon name="menu" />
      <Icon name="close" />
    </>
  );
}

function CartLink() {
  const t = useText('shell');
  const count = useShell()?.giftCount ?? 0;
  return (
    <Link className="tool" to={useLinks().cart()} aria-label={t('cart.link', { count })}>
      <Icon name="cart" />
      {count > 0 && <span className="count num">{count}</span>}
    </Link>
  );
}

/** The account menu of a signed-in donor in the top bar. Guests get a link to the sign-in page. */
function AccountMenu({ className = '' }: { className?: string }) {
  const user = useShell()?.user;
  if (!user) return <SignInLink className={`tool ${className}`} isIcon />;
  return (
    <Menu
      className={className}
      name={user.label}
      opener={
        user.initials ? <span className="initials">{user.initials}</span> : <Icon name="user" />
      }
    >
      <p className="sm muted break-words px-2 pb-1">
        <bdi translate="no">{user.name}</bdi>
      </p>
      <AccountLinks />
    </Menu>
  );
}

/** The entries of the account menu, also in the menu of narrow screens. Guests get the link to the sign-in page. */
function AccountLinks() {
  const user = useShell()?.user;
  return (
    <div className="options">
      {user ? (
        <>
          {user.entries.map(({ to, label }) => (
            <Link key={to} className="entry" to={to}>
              {label}
            </Link>
          ))}
          {/* A native form: the browser loads a new document, so that no data of the donor stays in memory. */}
          <form method="post" action={user.signOut.to} noValidate>
            <button>{user.signOut.label}</button>
          </form>
        </>
      ) : (
        <SignInLink className="entry" />
      )}
    </div>
  );
}

/** The page is cached, so the link is the same for all guests: its return path has no query. */
function SignInLink({ className, isIcon }: { className: string; isIcon?: boolean }) {
  const label = useText('shell')('signIn');
  const { path } = readPath(useLocation().pathname);
  return (
    <Link
      className={className}
      to={useLinks().login({ returnTo: path })}
      rel="nofollow"
      aria-label={label}
    >
      <Icon name="user" />
      {!isIcon && label}
    </Link>
  );
}

const ICONS: Record<ColourMode, IconName> = { system: 'screen', light: 'sun', dark: 'moon' };

/** The choice of the colour mode: light, dark or system. It needs scripts, so it is rendered only after hydration. */
function ColourModeSwitch() {
  const t = useText('shell');
  const [mode, choose] = useColourMode();
  if (!useHydrated()) return null;
  return (
    <fieldset className="options">
      <legend>{t('colourMode.label')}</legend>
      {COLOUR_MODES.map((other) => (
        <button
          key={other}
          type="button"
          aria-pressed={other === mode}
          onClick={() => choose(other)}
        >
          <Icon name={ICONS[other]} />
          {t(`colourMode.${other}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** The same choice as a menu in the top bar. */
function ColourModeMenu() {
  const t = useText('shell');
  const [mode] = useColourMode();
  if (!useHydrated()) return null;
  return (
    <Menu name={t('colourMode.label')} opener={<Icon name={ICONS[mode]} />}>
      <ColourModeSwitch />
    </Menu>
  );
}

/** The language switch: a form, so that the server can store the choice and no script is needed. */
function LanguageSwitch() {
  const t = useText('shell');
  const locale = useLocale();
  const links = useLinks();
  const { pathname, search } = useLocation();
  const keptForm = keptFormOf(useMatches());
  const offered = (useShell()?.site.locales ?? []).filter(isLocale);
  if (offered.length < 2) return null;
  return (
    <form className="options" method="post" noValidate action={links.language()}>
      {/* Without the query: the page cache would give the query of the first visitor to all others. */}
      <input type="hidden" name="returnTo" value={pathname} />
      <fieldset>
        <legend>{t('language')}</legend>
        {/* Enter in a field activates the first button of the form. It must not change the language. */}
        {keptForm && <button form={keptForm} className="vh" tabIndex={-1} aria-hidden />}
        {offered.map((other) => (
          <button
            key={other}
            name="locale"
            value={other}
            lang={other}
            {...(keptForm &&
              submitFormAttributes(
                keptForm,
                localisedPath(readPath(pathname).path, other) + search,
              ))}
            aria-current={other === locale || undefined}
          >
            {LOCALE_NAMES[other]}
          </button>
        ))}
      </fieldset>
    </form>
  );
}

/**
 * Button attributes that submit the page's form to the same page in the other language, so that its values stay. The
 * form itself sets the method and `noValidate`.
 */
function submitFormAttributes(form: string, formAction: string) {
  return { form, formAction, name: LANGUAGE_FIELD };
}
