/** Data of the card of an event: only the texts that it shows. */
import type { EventSummary } from '#contract/events';
import { languageFrom, type Localised } from '#web/charity/results';
import type { Visitor } from '../visitor/visitor.server';
import { eventState, eventTime, seatsText } from './event-text.server';

export type EventCard = ReturnType<typeof eventCard>;

export function eventCard(event: Localised<EventSummary>, visitor: Pick<Visitor, 't' | 'locale'>) {
  const { id, title, summary, picture, place, isOnline, seats } = event;
  const state = eventState(event, new Date());
  return {
    ...{ id, title, summary, picture: picture.path, state },
    ...languageFrom(event),
    time: eventTime(event, visitor.locale),
    /** null: online. */
    place: isOnline ? null : place,
    /** null when nobody can join any more. */
    seats: state === 'coming' ? seatsText(seats, visitor) : null,
  };
}
