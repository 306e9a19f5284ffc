/** Data of the card of an event: only the texts that it shows. */
import type { EventSummary } from '#contract/events';
import { languageFrom, type InLanguage, type Localised } from '#web/charity/localise';
import type { Visitor } from '../visitor/visitor.server';
import {
  eventState,
  eventTime,
  seatsText,
  type EventState,
  type EventTime,
  type SeatsText,
} from './event-text.server';

export type EventCard = InLanguage & {
  id: string;
  title: string;
  summary: string;
  picture: string;
  time: EventTime;
  /** null: online. */
  place: string | null;
  state: EventState;
  /** null when nobody can join any more. */
  seats: SeatsText | null;
};

export function eventCard(
  event: Localised<EventSummary>,
  visitor: Pick<Visitor, 't' | 'locale'>,
): EventCard {
  const { id, title, summary, picture, place, isOnline, seats } = event;
  const state = eventState(event, new Date());
  return {
    ...{ id, title, summary, picture: picture.path, state },
    ...languageFrom(event),
    time: eventTime(event, visitor.locale),
    place: isOnline ? null : place,
    seats: state === 'coming' ? seatsText(seats, visitor) : null,
  };
}
