/** The frame of every page for members: a column from 1000 px, a header with a menu below that. */
import { Outlet } from '@remix-run/react';
import type { ReactNode } from 'react';
import { formatNumber } from '#domain/numbers/format';
import { useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';
import { staffLinks } from '../links';
import { TextLink } from '../ui/page';
import { useRoleNames } from '../ui/roles';
import { LanguageForm } from './language-form';
import { Mark } from './mark';
import { isCurrent, menuFor } from './menu';
import { PageMessage } from './page-message';
import { useFrame } from './use-frame';

/** The layout of all pages for members. */
export default function FrameLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function Frame({ children }: { children: ReactNode }) {
  const t = useText('staff');
  return (
    <>
      <a className="skip" href="#work">
        {t('skip')}
      </a>
      <header className="top mast">
        <div>
          <Home />
          <details className="menu">
            <summary>
              <Icon name="menu" />
              {t('menu.open')}
            </summary>
            <div>
              <Menu />
              <Me />
            </div>
          </details>
        </div>
      </header>
      <div className="shell">
        <div className="column">
          <div>
            <Home />
            <Menu />
            <Me />
          </div>
        </div>
        <main className="page" id="work">
          <PageMessage />
          {children}
        </main>
      </div>
    </>
  );
}

function Home() {
  const t = useText('staff');
  const organisation = useFrame()?.organisation;
  const hasName = !organisation?.logo?.[0]?.alt;
  return (
    <a className="logo" href={staffLinks.today()}>
      <Mark />
      <span>
        {hasName && (organisation?.name ?? t('unnamed'))}
        <small>{t('area')}</small>
      </span>
    </a>
  );
}

function Menu() {
  const t = useText('staff');
  const frame = useFrame();
  return (
    <nav aria-label={t('area')}>
      <div className="nav">
        {menuFor(frame?.member?.permissions ?? []).map(({ name, entries }) => (
          <MenuEntries key={name ?? ''} title={name && t(`menu.${name}`)}>
            {entries.map((entry) => (
              <a
                key={entry.to}
                href={entry.to}
                aria-current={isCurrent(entry, frame?.path ?? '') ? 'page' : undefined}
              >
                {t(`menu.${entry.name}`)}
                {entry.name === 'today' && <Waiting />}
              </a>
            ))}
          </MenuEntries>
        ))}
      </div>
    </nav>
  );
}

/** The number of waiting things, with words for screen readers. */
function Waiting() {
  const t = useText('staff-today');
  const count = useFrame()?.member?.waiting ?? 0;
  if (count === 0) return null;
  return (
    <>
      <span className="n num" aria-hidden>
        {formatNumber(count)}
      </span>
      <span className="vh">
        {': '}
        {t('waits', { count })}
      </span>
    </>
  );
}

function MenuEntries({ title, children }: { title: string | null; children: ReactNode }) {
  return (
    <>
      {title && <p>{title}</p>}
      {children}
    </>
  );
}

/** The member's name, with the link to the account, the languages and the sign-out button. */
function Me() {
  const t = useText('staff');
  const roleNames = useRoleNames();
  const member = useFrame()?.member;
  if (!member) return null;
  return (
    <div className="me">
      <b>
        <bdi>{member.name}</bdi>
      </b>
      <span className="muted xs">{roleNames(member.roles)}</span>
      <div className="inline">
        <TextLink to={staffLinks.account()}>{t('menu.account')}</TextLink>
        <LanguageForm />
        <form method="post" action={staffLinks.signOut()} noValidate>
          <button className="link">{t('signOut')}</button>
        </form>
      </div>
    </div>
  );
}
