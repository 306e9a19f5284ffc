/** The whole stylesheet, once scripts run: a page is sent with its own rules only, and they can change it into any other. */
import { useEffect } from 'react';
import address from './app.css?url';

/** Asked for with the scripts, so that it is there when the page is ready to be changed. */
export function fetchWholeStylesheet(): void {
  void fetch(address).catch(() => undefined);
}

/** Added after hydration: an element more in the head would break it. The rules that are there already stay as they are. */
export function WholeStylesheet(): null {
  useEffect(() => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    document.head.append(link);
  }, []);
  return null;
}
