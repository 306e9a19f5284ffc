/** The layout of the signed-in donor's pages: the navigation of the section, and the page next to it. */
import { Link, useLocation } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLinks, useText } from '#web/i18n/strings';
import type { Links } from '#web/links';
import { useIdleStart } from '#web/remix/idle-start';
import { Icon, type IconName } from '#web/ui/icon';

export type AccountPageName = Exclude<keyof Links['account'], 'data'>;

const NAVIGATION = [
  ['orders', 'gift'],
  ['monthly', 'repeat'],
  ['sponsorships', 'heart'],
  ['certificates', 'leaf'],
  ['statement', 'document'],
  ['recipients', 'hand'],
  ['profile', 'user'],
  ['sessions', 'lock'],
] as const satisfies readonly (readonly [AccountPageName, IconName])[];

type Props = {
  page: AccountPageName;
  /** A sentence below the title. */
  lead?: ReactNode;
  children: ReactNode;
};

export function AccountPage({ page, lead, children }: Props) {
  const t = useText('account');
  return (
    <div className="account">
      <AccountNavigation />
      <div className="grid content-start gap-4">
        <div className="grid gap-1">
          <h1>{t(`title.${page}`)}</h1>
          {lead && <p className="text-lg text-muted [overflow-wrap:anywhere]">{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}

function AccountNavigation() {
  const t = useText('account');
  const { account } = useLinks();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  useIdleStart();
  // On a phone the list scrolls sideways. Browsers without `scroll-initial-target` start at its first link.
  useEffect(() => {
    const [box, current] = [list.current, list.current?.querySelector('[aria-current]')];
    if (!box || !current) return;
    const [outer, inner] = [box.getBoundingClientRect(), current.getBoundingClientRect()];
    box.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }, [pathname]);
  return (
    <nav className="print:hidden" aria-label={t('nav.label')}>
      <ul ref={list}>
        {NAVIGATION.map(([name, icon]) => (
          <li key={name}>
            <Link
              to={account[name]()}
              aria-current={pathname === account[name]() ? 'page' : undefined}
            >
              <Icon name={icon} />
              {t(`nav.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
