/** Asks for consent to advertising pixels, lets the visitor withdraw it, and sends beacons after it. */
import { useLocation, useMatches } from '@remix-run/react';
import { useEffect } from 'react';
import { useLinks } from '#web/i18n/strings';
import { useIdleStart } from '#web/remix/idle-start';
import { Button } from '#web/ui/parts';
import { whenIdle } from '../offline/when-idle';
import type { Beacons, PixelView } from './view.server';

export default function PixelChoice({ view }: { view: PixelView }) {
  const links = useLinks();
  const { pathname } = useLocation();
  const { title, text, accept, reject } = view;
  useBeacons(view);
  return (
    <form
      method="post"
      noValidate
      action={links.pixels()}
      className="wrap pixels"
      aria-label={title}
    >
      {text && <p>{text}</p>}
      {/* Without the query: the page cache would give the query of the first visitor to all others. */}
      <input type="hidden" name="returnTo" value={pathname} />
      {accept && (
        <Button kind="quiet" type="submit" name="pixels" value="1">
          {accept}
        </Button>
      )}
      <Button kind="quiet" type="submit" name="pixels" value="0">
        {reject}
      </Button>
    </form>
  );
}

/** Sends the beacons of each page once, however often its data is loaded again. */
function useBeacons({ beacons: page, origins }: PixelView): void {
  const { key } = useLocation();
  const own = (useMatches().at(-1)?.data as { beacons?: Beacons } | undefined)?.beacons;
  const beacons = own ?? page;
  // A page view without an interaction is reported too.
  useIdleStart(beacons !== undefined && origins !== undefined);
  useEffect(() => {
    notePage(origins !== undefined);
    if (beacons) sendBeacons(beacons);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- not again when the same page loads its data again
  }, [key, beacons === undefined]);
}

const KEY = 'pixels';
/** Number of orders that the browser remembers. */
const MAX_REMEMBERED = 20;

/** True when the Content-Security-Policy of this document allows the pictures. Undefined before its first page. */
let isAllowed: boolean | undefined;

/**
 * Sends the beacons of a page when the browser is idle.
 *
 * Call for each page. The first page is the document, whose policy is also that of the pages after it.
 */
function notePage(allowsPictures: boolean): void {
  isAllowed ??= allowsPictures;
}

function sendBeacons({ urls, once }: Beacons): void {
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
