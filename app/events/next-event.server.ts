/** The next event, for the home page. */
import { orOnOutage } from '#web/charity/results';
import type { Visitor } from '../visitor/visitor.server';
import { eventCard, type EventCard } from './card.server';

/** Coming events can include some that run now, and the next one begins after them. */
const REQUESTED = 5;

/** Returns the event that begins next, or null when none is planned or the charity API is unavailable. */
export async function nextEvent(visitor: Visitor): Promise<EventCard | null> {
  return orOnOutage(null, async () => {
    const { data } = await visitor.charity.call('events', {
      query: { when: 'coming', limit: REQUESTED },
    });
    return (
      data.map((event) => eventCard(event, visitor)).find(({ state }) => state === 'coming') ?? null
    );
  });
}
