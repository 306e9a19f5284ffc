/** The date of an event as a block, and its weekday with its hours. */
import { commaIn } from '#domain/locales';
import { useLocale } from '../i18n/locale';
import type { EventTime } from './event-text.server';

export function DateBlock({ time }: { time: EventTime }) {
  return (
    <time className="date" dateTime={time.startsAt}>
      <b className="num">{time.date}</b>
    </time>
  );
}

/** "Saturday, 19:00–21:30". */
export function WeekdayAndHours({ time }: { time: EventTime }) {
  const locale = useLocale();
  return (
    <span>
      {time.weekday}
      {commaIn(locale)}
      <bdi className="num">{time.hours}</bdi>
    </span>
  );
}
