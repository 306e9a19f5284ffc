/** The main navigation: in the top bar, and in the menu on narrow screens. */
import { Link, useLocation } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import type { Links } from '#web/links';
import { useHasPage } from './use-shell';

const PAGES = [
  'home',
  'projects',
  'zakat',
  'stockPurge',
  'programs',
  'about',
  'contact',
] as const satisfies (keyof Links)[];

export function Navigation({ className }: { className?: string }) {
  const t = useText('shell');
  const links = useLinks();
  const { pathname } = useLocation();
  const pages = PAGES.filter(useHasPage());
  const addresses = pages.map((page) => links[page]());
  const current = nearestEntry(pathname, addresses);
  return (
    <nav className={className} aria-label={t('nav.label')}>
      {pages.map((page, at) => (
        <Link
          key={page}
          to={addresses[at]!}
          aria-current={
            addresses[at] === current ? (current === pathname ? 'page' : true) : undefined
          }
        >
          {t(`nav.${page}`)}
        </Link>
      ))}
    </nav>
  );
}

/** Returns the entry with the longest path that contains the page: for /projects/zakat that entry, not /projects. */
function nearestEntry(pathname: string, addresses: readonly string[]): string | undefined {
  const [home] = addresses;
  return addresses
    .filter((address) =>
      address === home ? pathname === home : `${pathname}/`.startsWith(`${address}/`),
    )
    .sort((a, b) => b.length - a.length)[0];
}
