/** Restores scroll positions, after hydration. */
import { ScrollRestoration } from '@remix-run/react';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Rendered only in the browser: on the server, Remix's `ScrollRestoration` adds an inline script of 0.3 KB to every
 * page for the time before hydration. Until then, browsers restore the scroll position without it.
 */
export function ScrollMemory() {
  const isRunning = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isRunning ? <ScrollRestoration /> : null;
}
