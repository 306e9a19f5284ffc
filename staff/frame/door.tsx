/** The frame of the pages before the sign-in: logo, languages, the form, and a picture from 1000 px. */
import { Outlet } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useText } from '#web/i18n/strings';
import { TextLink } from '../ui/page';
import { LanguageForm } from './language-form';
import { Mark } from './mark';
import { PageMessage } from './page-message';
import { useFrame } from './use-frame';

/** The layout of all pages before the sign-in. */
export default function DoorLayout() {
  return (
    <Door>
      <Outlet />
    </Door>
  );
}

export function Door({ children }: { children: ReactNode }) {
  const t = useText('staff');
  const frame = useFrame();
  const hasName = !frame?.organisation.logo?.[0]?.alt;
  return (
    <div className="doors">
      <div className="door">
        <header>
          <span className="logo">
            <Mark />
            <span>
              {hasName && (frame?.organisation.name ?? t('unnamed'))}
              <small>{t('area')}</small>
            </span>
          </span>
          <LanguageForm />
        </header>
        <main id="work">
          <PageMessage />
          {children}
        </main>
        <footer className="muted xs">
          <span>{t('door.note')}</span>
          {frame && <TextLink to={frame.site}>{t('door.site')}</TextLink>}
        </footer>
      </div>
      <div className="scene" aria-hidden />
    </div>
  );
}
