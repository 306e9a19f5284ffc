/** The content kind of events, with their places, agendas and seats. */
import { AUDIENCES, MOST_SEATS } from '#contract/events';
import { instantAt, localTime } from '#domain/time/zoned';
import type { Selectable } from 'kysely';
import type { EventTable } from '../../db/tables/community';
import type { ObjectOf } from '../codec';
import { list, object, optional } from '../codec';
import type { FieldProblem, Kind } from '../kind';
import { campaignOrFund } from '../values/campaign';
import { localTime as localTimeCodec, timeZone } from '../values/dates';
import { articleText } from '../values/page-text';
import { picture } from '../values/picture';
import { choice, wholeNumber, yesOrNo } from '../values/plain';
import { httpsUrl, idOf, matching, optionalText, text, withAllLocales } from '../values/text';
import { json, parseColumn, singlePicture, textOf } from './columns';
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
  starts: localTimeCodec,
  ends: localTimeCodec,
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

export const events: Kind<Value> = {
  name: 'events',
  codec: object(fields),
  check: ({ value }) => problemsOf(value),
  read: async (db) => {
    const rows = await db
      .selectFrom('events')
      .selectAll()
      .where('withdrawn', '=', 0)
      .orderBy('starts_at')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({ id: row.id, value: valueOf(row) }));
  },
  save: async (db, { id, value }) => {
    await checkSeats(db, 'events', { id, seats: value.seats });
    await saveRow(db, 'events', { id, withdrawn: 0, ...columnsOf(value) });
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

function valueOf(row: Selectable<EventTable>): Value {
  const local = (at: string) => localTime(at, row.time_zone);
  return {
    title: textOf(row.title),
    summary: textOf(row.summary),
    starts: local(row.starts_at),
    ends: local(row.ends_at),
    timeZone: row.time_zone,
    audience: row.audience as Value['audience'],
    area: row.area,
    areaName: textOf(row.area_name),
    place: textOf(row.place),
    address: textOf(row.address),
    map: row.map_url,
    online: row.is_online === 1,
    seats: row.capacity,
    mostSeats: row.most_seats,
    agenda: parseColumn<Value['agenda']>(row.agenda).map((item) => ({
      time: item.time,
      text: withAllLocales(item.text),
    })),
    campaign: row.campaign,
    picture: singlePicture(row.picture),
    body: textOf(row.body),
  };
}

function columnsOf(value: Value) {
  const at = (local: string) => instantAt(local, value.timeZone);
  return {
    title: json(value.title),
    summary: json(value.summary),
    body: json(value.body),
    picture: json(value.picture),
    starts_at: at(value.starts),
    ends_at: at(value.ends),
    time_zone: value.timeZone,
    audience: value.audience,
    area: value.area,
    area_name: json(value.areaName),
    place: json(value.place),
    address: json(value.address),
    map_url: value.map,
    is_online: value.online ? (1 as const) : (0 as const),
    agenda: json(value.agenda),
    campaign: value.campaign,
    capacity: value.seats,
    most_seats: value.mostSeats,
  };
}
