/** A date in the site's format (24-03-2026), which is left-to-right also inside Arabic text. */
import { useLocale } from '../i18n/locale';
import { formatDate, formatDateTime } from '#domain/time/dates';

export function DateText({ date, time = false }: { date: string; time?: boolean }) {
  const locale = useLocale();
  return (
    <time className="num" dir="ltr" dateTime={date}>
      {time ? formatDateTime(date, locale) : formatDate(date)}
    </time>
  );
}
