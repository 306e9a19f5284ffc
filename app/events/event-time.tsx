/** The date of an event as a block, and its weekday with its hours. */
import { commaIn } from '#domain/locales';
import { useLocale } from '../i18n/locale';
import type { EventTime } from './event-text.server';

/** The day in large type. Screen readers read it as "5 Dec 2026". */
export function DateBlock({ time }: { time: EventTime }) {
  return (
    <time className="date" dateTime={time.startsAt}>
      <b className="num">{time.day}</b> <span>{time.month}</span>
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
