/** Moments as the clock of a place shows them: "2027-03-01 18:00". */

/** @param at ISO 8601 @param timeZone an IANA time zone */
export function localTime(at: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).formatToParts(new Date(at));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}`;
}

/**
 * The moment at which the clock of a place shows a time. When summer time ends, a time has two moments: either is
 * returned. When it begins, the clock skips an hour: a time in it is returned as one that is an hour beside it.
 *
 * @param local "2027-03-01 18:00" @returns ISO 8601 in UTC
 */
export function instantAt(local: string, timeZone: string): string {
  const wanted = asUtc(local);
  let at = wanted;
  // The clock's distance from UTC is known only at a moment, which is what is looked for: the second step corrects the first.
  for (let step = 0; step < 2; step += 1)
    at += wanted - asUtc(localTime(new Date(at).toISOString(), timeZone));
  return new Date(at).toISOString();
}

const asUtc = (local: string) => Date.parse(`${local.replace(' ', 'T')}Z`);
