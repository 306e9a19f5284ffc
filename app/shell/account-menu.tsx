/** The donor's account in the top bar: a menu for a signed-in donor, and a link to the sign-in for all others. */
import { Link, useLocation } from '@remix-run/react';
import { useLinks } from '../i18n/locale';
import { useText } from '../i18n/strings';
import { readPath } from '../links';
import { Icon } from '../ui/icon';
import { initialsOf } from './initials';
import { Menu } from './menu';
import { useShell } from './use-shell';

export function AccountMenu({ className = '' }: { className?: string }) {
  const t = useText('shell');
  const user = useShell()?.user;
  const signIn = useSignInPath();
  if (!user) {
    return (
      <Link
        className={`tool ${className}`.trim()}
        to={signIn}
        rel="nofollow"
        aria-label={t('account.signIn')}
      >
        <Icon name="user" />
      </Link>
    );
  }
  const { name } = user;
  const initials = initialsOf(name);
  return (
    <Menu
      className={className}
      name={name ? t('account.menu', { name }) : t('account.menuUnnamed')}
      opener={initials ? <span className="initials">{initials}</span> : <Icon name="user" />}
    >
      {name && (
        <p className="sm muted px-2 pb-1 break-words">
          <bdi>{name}</bdi>
        </p>
      )}
      <AccountLinks />
    </Menu>
  );
}

/** The entries of the menu. In the menu of narrow screens too, where a guest gets the link to the sign-in. */
export function AccountLinks() {
  const t = useText('shell');
  const links = useLinks();
  const user = useShell()?.user;
  const signIn = useSignInPath();
  if (!user) {
    return (
      <p className="options">
        <Link className="entry" to={signIn} rel="nofollow">
          <Icon name="user" />
          {t('account.signIn')}
        </Link>
      </p>
    );
  }
  return (
    <div className="options">
      <Link className="entry" to={links.account.orders()}>
        {t('account.orders')}
      </Link>
      <Link className="entry" to={links.account.profile()}>
        {t('account.profile')}
      </Link>
      <Link className="entry" to={links.account.sessions()}>
        {t('account.sessions')}
      </Link>
      {/* Not a form of the router: the browser loads a new document, so that no data of the donor stays in memory. */}
      <form method="post" action={links.logout()} noValidate>
        <button>{t('account.signOut')}</button>
      </form>
    </div>
  );
}

/** The same for all guests of a page, because the page is cached: without the query. */
function useSignInPath() {
  const { path } = readPath(useLocation().pathname);
  return useLinks().login({ returnTo: path });
}
