/** Data of the card of a training, and what its card and its page have in common: seats and state. */
import type { Seats } from '#contract/applications';
import type { TrainingSummary } from '#contract/training';
import { weekdayName, weekdayOf } from '#domain/time/weekdays';
import { dayIn } from '#domain/time/zoned';
import { hasBegun } from '#domain/training/students';
import { languageFrom, type Localised } from '#web/charity/results';
import type { Visitor } from '../../visitor/visitor.server';

/** open: has a free seat. full: has a waiting list. running: has begun. over: its last day is past. */
export type TrainingState = 'open' | 'full' | 'running' | 'over';

/** null: seats are not limited. */
export type FreeSeats = { free: number; capacity: number } | null;

export type TrainingCardData = ReturnType<typeof toTrainingCard>;

export function toTrainingCard(
  { locale }: Pick<Visitor, 'locale'>,
  one: Localised<TrainingSummary>,
  now = new Date(),
) {
  const { id, title, summary, picture, startsOn, place, isOnline, fee, rating } = one;
  return {
    ...{ id, title, summary, startsOn, place, isOnline, fee, rating, ...languageFrom(one) },
    picture: picture.path,
    /** Name of the weekday of the first day. */
    weekday: weekdayName(weekdayOf(startsOn), locale),
    state: stateOf(one, now),
    seats: freeSeats(one.seats),
  };
}

export const freeSeats = (seats: Seats | null): FreeSeats =>
  seats && { free: Math.max(0, seats.capacity - seats.taken), capacity: seats.capacity };

type Facts = Pick<TrainingSummary, 'startsOn' | 'endsOn' | 'timeZone' | 'seats'>;

export function stateOf({ seats, ...days }: Facts, now: Date): TrainingState {
  if (hasBegun(days, now)) return days.endsOn < dayIn(days.timeZone, now) ? 'over' : 'running';
  return freeSeats(seats)?.free === 0 ? 'full' : 'open';
}
