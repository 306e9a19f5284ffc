/** A moment at the place of slaughter: its clock, whose clock that is, and the Hijri day. */
import type { PlaceMoment } from './moment.server';

export function Moment({ moment: { at, clock, zone, hijri } }: { moment: PlaceMoment }) {
  return (
    <>
      <time className="ltr num" dateTime={at}>
        {clock}
      </time>{' '}
      <span className="muted">{zone}</span> · <bdi>{hijri}</bdi>
    </>
  );
}
