/** The date of an event as a block, and its weekday with its hours. */
import type { EventTime } from './event-text.server';

export function DateBlock({ time }: { time: EventTime }) {
  return (
    <time className="date" dateTime={time.startsAt}>
      <b className="num">{time.date}</b>
    </time>
  );
}

/** "Saturday 19:00–21:30". Without a comma, which would end the line on a narrow card. */
export function WeekdayAndHours({ time }: { time: EventTime }) {
  return (
    <span>
      {time.weekday} <bdi className="num">{time.hours}</bdi>
    </span>
  );
}
