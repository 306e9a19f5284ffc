/** The panel with the form of a page: next to the text on wide screens, between title and text on narrow ones. */
import type { ReactNode } from 'react';
import { GIVE_ANCHOR } from './anchor';

/** `isSticky`: the panel stays visible while the visitor scrolls, if the screen is high enough. */
type Props = { label: string; id?: string; isSticky?: boolean; children: ReactNode };

export function PanelAside({ label, id = GIVE_ANCHOR, isSticky, children }: Props) {
  const sticky = isSticky ? ' md:[@media(min-height:820px)]:sticky md:top-3' : '';
  return (
    <aside
      id={id}
      aria-label={label}
      className={`md:col-start-2 md:row-span-2 md:row-start-1${sticky}`}
    >
      {children}
    </aside>
  );
}
