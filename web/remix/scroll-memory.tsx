/** Restores scroll positions after hydration. */
import { ScrollRestoration } from '@remix-run/react';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Renders only in the browser. On the server, Remix's `ScrollRestoration` adds an inline script of 0.3 KB to every
 * page, for the time before hydration. The script is not needed: until hydration, browsers restore the scroll position.
 */
export function ScrollMemory() {
  const isRunning = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isRunning ? <ScrollRestoration /> : null;
}
