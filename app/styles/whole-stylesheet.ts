/** Adds the whole stylesheet when scripts run: a page contains only its own rules, and navigation may need others. */
import { useEffect } from 'react';
import address from './app.css?url';

/** Called when the scripts start, so that the stylesheet is in the browser's cache after hydration. */
export function fetchWholeStylesheet(): void {
  void fetch(address).catch(() => undefined);
}

/** Adds the stylesheet after hydration, because an additional element in <head> would break hydration. */
export function WholeStylesheet(): null {
  useEffect(() => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    document.head.append(link);
  }, []);
  return null;
}
