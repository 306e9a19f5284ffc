/** A moment at the place of slaughter: local time, Hijri date and time zone. */
import type { PlaceMoment } from './moment.server';

export function Moment({ moment: { at, clock, zone, hijri } }: { moment: PlaceMoment }) {
  return (
    <>
      <span className="num">
        <time className="ltr" dateTime={at}>
          {clock}
        </time>
      </span>{' '}
      <span className="num">({hijri})</span> <span className="num muted">{zone}</span>
    </>
  );
}
