/** The content kind of events, with their places, agendas and seats. */
import type * as z from 'zod';
import { eventContent, MOST_SEATS } from '#contract/events';
import { instantAt } from '#domain/time/zoned';
import { codecOf } from '../codec-of';
import type { FieldProblem, Kind } from '../kind';
import { itemsOf } from './document-kind';
import { saveRow } from './save-row';
import { checkSeats, withdrawSeated } from './seats';

type Value = z.output<typeof eventContent>;

export const events: Kind<Value> = {
  name: 'events',
  schema: eventContent,
  codec: codecOf(eventContent),
  check: ({ value }) => problemsOf(value),
  read: async (db) => {
    const rows = await db
      .selectFrom('events')
      .select(['id', 'document'])
      .where('withdrawn', '=', 0)
      .orderBy('starts_at')
      .orderBy('id')
      .execute();
    return itemsOf(eventContent, rows);
  },
  save: async (db, { id, value }) => {
    await checkSeats(db, 'events', { id, seats: value.seats });
    const { starts, ends, timeZone, audience, area, seats, mostSeats } = value;
    await saveRow(db, 'events', {
      ...{ id, audience, area, capacity: seats, most_seats: mostSeats, withdrawn: 0 },
      starts_at: instantAt(starts, timeZone),
      ends_at: instantAt(ends, timeZone),
      document: JSON.stringify(value),
    });
  },
  remove: (db, id) => withdrawSeated(db, 'events', id),
  // By whole weeks: an event on a Friday stays on a Friday, as its texts may say.
  move: (value, move) => ({
    ...value,
    starts: move.week(value.starts),
    ends: move.week(value.ends),
  }),
};

function problemsOf({ starts, ends, mostSeats }: Value): FieldProblem[] {
  return [
    ...(ends <= starts
      ? [
          {
            field: 'ends',
            message: 'The event ends before it starts.',
            text: { key: 'endsBeforeStart' } as const,
          },
        ]
      : []),
    ...(mostSeats > MOST_SEATS
      ? [
          {
            ...{ field: 'most_seats', message: `At most ${MOST_SEATS} seats in one application.` },
            text: { key: 'tooManySeats', values: { most: MOST_SEATS } } as const,
          },
        ]
      : []),
  ];
}
