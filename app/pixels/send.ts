/** Sends the beacons of a page when the browser is idle. */
import { whenIdle } from '../offline/when-idle';
import type { Beacons } from './view.server';

const KEY = 'pixels';
/** Number of orders that the browser remembers. */
const MAX_REMEMBERED = 20;

/** True when the Content-Security-Policy of this document allows the pictures. Undefined before its first page. */
let isAllowed: boolean | undefined;

/** Call for each page. The first page is the document, whose policy is also that of the pages after it. */
export function notePage(allowsPictures: boolean): void {
  isAllowed ??= allowsPictures;
}

export function sendBeacons({ urls, once }: Beacons): void {
  // Global Privacy Control, a setting of the browser (https://www.w3.org/TR/gpc/), counts as a rejection.
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return;
  if (!isAllowed) return;
  whenIdle(() => {
    if (once !== undefined && !remember(once)) return;
    for (const url of urls) {
      const picture = new Image();
      picture.referrerPolicy = 'no-referrer';
      picture.src = url;
    }
  });
}

/** Returns false when the beacons were sent before. Without storage, they are sent at each visit of the receipt. */
function remember(one: string): boolean {
  try {
    const sent = (localStorage.getItem(KEY) ?? '').split(' ');
    if (sent.includes(one)) return false;
    localStorage.setItem(KEY, [...sent, one].slice(-MAX_REMEMBERED).join(' ').trim());
  } catch {
    // Storage can be blocked.
  }
  return true;
}
