/** The content kind of events, with their places, agendas and seats. */
import { AUDIENCES, MOST_SEATS } from '#contract/events';
import { instantAt } from '#domain/time/zoned';
import type { ObjectOf } from '../codec';
import { list, object, optional } from '../codec';
import type { FieldProblem, Kind } from '../kind';
import { campaignOrFund } from '../values/campaign';
import { localTime, timeZone } from '../values/dates';
import { articleText } from '../values/page-text';
import { picture } from '../values/picture';
import { choice, wholeNumber, yesOrNo } from '../values/plain';
import { httpsUrl, idOf, matching, optionalText, text } from '../values/text';
import { itemsOf } from './document-kind';
import { saveRow } from './save-row';
import { checkSeats, withdrawSeated } from './seats';

const DEFAULT_MOST_SEATS = 4;

const agendaItem = object({
  time: matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as "19:00", between quotes', 'time'),
  text,
});
const fields = {
  title: text,
  summary: text,
  /** Local times at the place of the event. */
  starts: localTime,
  ends: localTime,
  timeZone,
  audience: choice(AUDIENCES),
  area: idOf('an area'),
  areaName: text,
  place: text,
  address: optionalText,
  map: optional(httpsUrl, ''),
  online: optional(yesOrNo, false),
  /** null: not limited. */
  seats: optional(wholeNumber(1), null),
  mostSeats: optional(wholeNumber(1), DEFAULT_MOST_SEATS),
  agenda: optional(list(agendaItem), []),
  campaign: optional(campaignOrFund, null),
  picture,
  body: articleText,
};
type Value = ObjectOf<typeof fields>;

const codec = object(fields);

export const events: Kind<Value> = {
  name: 'events',
  codec,
  check: ({ value }) => problemsOf(value),
  read: async (db) => {
    const rows = await db
      .selectFrom('events')
      .select(['id', 'document'])
      .where('withdrawn', '=', 0)
      .orderBy('starts_at')
      .orderBy('id')
      .execute();
    return itemsOf(codec, rows);
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
