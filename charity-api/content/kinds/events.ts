/** The content kind of events, with their places, agendas and seats. */
import { eventContent, MOST_SEATS } from '#contract/events';
import { instantAt } from '#domain/time/zoned';
import { problemIf } from '../kind';
import { seatedKind } from './seats';

export const events = seatedKind({
  ...{ name: 'events', table: 'events', start: 'starts_at', schema: eventContent },
  check: ({ value: { starts, ends, mostSeats } }) => [
    ...problemIf(ends <= starts, {
      ...{ field: 'ends', message: 'The event ends before it starts.' },
      text: { key: 'endsBeforeStart' },
    }),
    ...problemIf(mostSeats > MOST_SEATS, {
      ...{ field: 'most_seats', message: `At most ${MOST_SEATS} seats in one application.` },
      text: { key: 'tooManySeats', values: { most: MOST_SEATS } },
    }),
  ],
  columns: ({ starts, ends, timeZone, audience, area, mostSeats }) => ({
    ...{ audience, area, most_seats: mostSeats },
    ...{ starts_at: instantAt(starts, timeZone), ends_at: instantAt(ends, timeZone) },
  }),
  // By whole weeks: an event on a Friday stays on a Friday, as its texts may say.
  move: (value, move) => ({
    ...value,
    starts: move.week(value.starts),
    ends: move.week(value.ends),
  }),
});
