/** Converts between instants in UTC and local times in a time zone, such as "2027-03-01 18:00". */

/** Making a format takes twelve times as long as using it. There are some 400 time zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  formats.set(timeZone, format);
  return format;
}

/** Returns the local time of an instant. @param at ISO 8601 @param timeZone an IANA time zone */
export function localTime(at: string, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(new Date(at));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}`;
}

/** Returns the day that it is in a time zone. @param timeZone an IANA time zone @returns "2027-03-01" */
export const dayIn = (timeZone: string, now: Date): string =>
  localTime(now.toISOString(), timeZone).slice(0, 10);

/**
 * Returns the instant of a local time. For a local time that occurs twice (when summer time ends), returns one of its
 * two instants. For one that is skipped (when summer time begins), returns an instant one hour earlier or later.
 *
 * @param local "2027-03-01 18:00" @returns ISO 8601 in UTC
 */
export function instantAt(local: string, timeZone: string): string {
  const wanted = asUtc(local);
  let at = wanted;
  // The UTC offset depends on the instant, which is not known yet. The second step corrects the estimate of the first.
  for (let step = 0; step < 2; step += 1)
    at += wanted - asUtc(localTime(new Date(at).toISOString(), timeZone));
  return new Date(at).toISOString();
}

const asUtc = (local: string) => Date.parse(`${local.replace(' ', 'T')}Z`);
