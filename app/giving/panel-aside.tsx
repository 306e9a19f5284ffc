/**
 * The panel with the form of a page, and its anchor: cards link to it, and a rejected form returns to it. They are one
 * module, because a second script of 350 bytes would exceed the limit of some pages (tests/e2e/weight.test.ts).
 */
import type { MouseEvent, ReactNode } from 'react';

export const GIVE_ANCHOR = 'give';

/**
 * Follows a link to the form on the same page with the router. If the browser followed it, the history entry would have
 * no router key, and the router would restore the scroll position of the page's first entry.
 */
export function goToForm(event: MouseEvent): void {
  const form = document.getElementById(GIVE_ANCHOR);
  if (!form) return;
  event.preventDefault();
  form.scrollIntoView();
  form.querySelector<HTMLElement>('input:not([type=hidden])')?.focus({ preventScroll: true });
}

type Props = { label: string; id?: string; isSticky?: boolean; children: ReactNode };

/**
 * Next to the text on wide screens, between title and text on narrow ones.
 * @param isSticky keep the panel visible while the visitor scrolls, if the screen is high enough
 */
export function PanelAside({ label, id = GIVE_ANCHOR, isSticky, children }: Props) {
  const sticky = isSticky ? ' md:[@media(min-height:51.25em)]:sticky md:top-3' : '';
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
