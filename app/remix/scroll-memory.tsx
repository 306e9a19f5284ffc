/** Where a page was scrolled to, kept from the moment that the application runs. */
import { ScrollRestoration } from '@remix-run/react';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Remix's own part brings an inline script for the moment before, 0.3 KB of every page; in that moment our pages are
 * plain documents, and browsers find the place in those by themselves.
 */
export function ScrollMemory() {
  const isRunning = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isRunning ? <ScrollRestoration /> : null;
}
