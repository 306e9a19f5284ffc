/** A date as the site writes it (24-03-2026), which stays left to right inside Arabic. */
import { formatDate, formatDateTime } from '#domain/dates';

export function DateText({ date, time = false }: { date: string; time?: boolean }) {
  return (
    <time className="ltr num" dateTime={date}>
      {time ? formatDateTime(date) : formatDate(date)}
    </time>
  );
}
