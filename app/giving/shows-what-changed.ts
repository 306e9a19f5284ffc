/** What was refused because something changed is shown as it is now: the total, the amounts of the other ways to pay. */
import type { ShouldRevalidateFunction } from '@remix-run/react';

/** A refused form does not load its page's data anew by itself. */
export const showsWhatChanged: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => actionStatus === 409 || defaultShouldRevalidate;
