/** Adds the whole stylesheet when scripts run: a page contains only its own rules, and navigation may need others. */
import { useEffect } from 'react';
import { minutes, seconds } from '#domain/time/durations';
import address from './app.css?url';

/** Called when the scripts start, so that the stylesheet is in the browser's cache after hydration. */
export function fetchWholeStylesheet(): void {
  void fetch(address).catch(() => undefined);
}

/** Milliseconds until the first further request after a failed one. Each next wait is twice as long. */
const FIRST_WAIT = seconds(2);
const MAX_WAIT = minutes(1);

/**
 * Adds the stylesheet after hydration, because an additional element in <head> would break hydration. Requests it again
 * when it cannot be loaded: pages that the donor reaches by links have only the rules of the first page until then.
 */
export function WholeStylesheet(): null {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const add = (wait: number) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = address;
      link.onerror = () => {
        link.remove();
        timer = setTimeout(add, wait, Math.min(2 * wait, MAX_WAIT));
      };
      document.head.append(link);
    };
    add(FIRST_WAIT);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
