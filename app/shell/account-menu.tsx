/** The account menu of a signed-in donor in the top bar. Guests get a link to the sign-in page. */
import { Link, useLocation } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { readPath } from '#web/links';
import { Icon } from '#web/ui/icon';
import { Menu } from './menu';
import { useShell } from './use-shell';

export function AccountMenu({ className = '' }: { className?: string }) {
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
export function AccountLinks() {
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
