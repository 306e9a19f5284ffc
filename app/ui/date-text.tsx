/** A date as the site writes it (24-03-2026), which stays left to right inside Arabic. */
import { useLocale } from '../i18n/locale';
import { formatDate, formatDateTime } from '#domain/time/dates';

export function DateText({ date, time = false }: { date: string; time?: boolean }) {
  const locale = useLocale();
  return (
    <time className="ltr num" dateTime={date}>
      {time ? formatDateTime(date, locale) : formatDate(date)}
    </time>
  );
}
