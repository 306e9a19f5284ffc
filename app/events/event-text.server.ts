/** The texts for the time, place and seats of an event, in the visitor's language. */
import type { Seats } from '#contract/applications';
import type { EventSummary } from '#contract/events';
import { formatDate, SITE_TIME_ZONE, utcOffset } from '#domain/time/dates';
import { namedTime } from '#domain/time/names';
import type { Localised } from '#web/charity/results';
import { translateIn } from '#web/i18n/instances.server';
import type { Visitor } from '../visitor/visitor.server';

type Times = Pick<EventSummary, 'startsAt' | 'endsAt' | 'timeZone'>;

export type EventTime = {
  /** ISO 8601, for the `datetime` attribute. */
  startsAt: string;
  /** The first day: "05-12-2026" and "Saturday". */
  date: string;
  weekday: string;
  /** "19:00–21:30" in the visitor's language, with the date of the last day when it is another one. */
  hours: string;
};

export function eventTime(
  { startsAt, endsAt, timeZone }: Times,
  locale: Visitor['locale'],
): EventTime {
  const { clock: from, weekday } = namedTime(startsAt, timeZone, locale);
  const date = formatDate(startsAt, timeZone);
  const last = formatDate(endsAt, timeZone);
  const end = namedTime(endsAt, timeZone, locale).clock;
  const until = last === date ? end : `${last} ${end}`;
  return { startsAt, date, weekday, hours: translateIn(locale)('events:hours', { from, until }) };
}

/** Returns "Muscat time", or the UTC offset of another time zone, such as "UTC+3". */
export function timeZoneName(
  { startsAt, timeZone }: Pick<Times, 'startsAt' | 'timeZone'>,
  { t }: Pick<Visitor, 't'>,
): string {
  return timeZone === SITE_TIME_ZONE ? t('events:muscatTime') : utcOffset(startsAt, timeZone);
}

/** coming: not begun, accepts applications. running: until its end. */
export type EventState = 'coming' | 'running' | 'past';

export function eventState({ startsAt, endsAt }: Times, now: Date): EventState {
  if (new Date(startsAt) > now) return 'coming';
  return new Date(endsAt) > now ? 'running' : 'past';
}

/** Below this number, the text names only the free seats. */
const FEW = 6;

/** `free` is null when the seats are not limited. `tone`: few or no seats are left. */
export type SeatsText = { text: string; free: number | null; tone?: 'warm' | 'off' };

export function seatsText(seats: Seats | null, { t }: Pick<Visitor, 't'>): SeatsText {
  const free = freeSeats(seats);
  if (!seats || free === null) return { text: t('events:seats.open'), free };
  if (free === 0) return { text: t('events:seats.full'), free, tone: 'off' };
  if (free < FEW) return { text: t('events:seats.left', { count: free }), free, tone: 'warm' };
  return { text: t('events:seats.free', { count: free, capacity: seats.capacity }), free };
}

/** Returns a text for the bar at the bottom of a phone's screen, which has little space. */
export function shortSeatsText(seats: Seats | null, { t }: Pick<Visitor, 't'>): string {
  const free = freeSeats(seats);
  if (free === null) return t('events:seats.openShort');
  return free === 0 ? t('events:seats.fullShort') : t('events:seats.left', { count: free });
}

const freeSeats = (seats: Seats | null): number | null =>
  seats && Math.max(0, seats.capacity - seats.taken);

/** Returns "Online" or the place of the event. */
export function placeText(
  { isOnline, place }: Pick<Localised<EventSummary>, 'isOnline' | 'place'>,
  { t }: Pick<Visitor, 't'>,
): string {
  return isOnline ? t('events:online') : place;
}
