/** Asks for consent to advertising pixels, lets the visitor withdraw it, and sends beacons after it. */
import { useLocation, useMatches } from '@remix-run/react';
import { useEffect } from 'react';
import { useLinks } from '#web/i18n/strings';
import { useIdleStart } from '#web/remix/idle-start';
import { Button } from '#web/ui/button';
import { notePage, sendBeacons } from './send';
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
