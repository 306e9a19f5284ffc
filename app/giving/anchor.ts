/** The anchor of the gift form: cards link to it, and a rejected form returns to it. */
import type { MouseEvent } from 'react';

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
