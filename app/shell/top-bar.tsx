/** The top bar of every page: logo, main navigation, language, colour mode, account and cart. */
import { Link } from '@remix-run/react';
import { LOCALE_NAMES } from '#domain/locales';
import { useLinks, useLocale, useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';
import { AccountLinks, AccountMenu } from './account-menu';
import { ColourModeMenu, ColourModeSwitch } from './colour-mode-switch';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { Menu } from './menu';
import { Navigation } from './navigation';
import { useShell } from './use-shell';

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
