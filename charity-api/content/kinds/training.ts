/** The content kind of trainings: courses with a first and a last day, weekdays to choose from, seats and reviews. */
import type { Picture } from '#contract/common';
import { WEEKDAYS, weekdayOf } from '#domain/time/weekdays';
import { STUDENT_AGE } from '#domain/training/students';
import { LOCALES, type LocalisedText } from '#domain/locales';
import type { TrainingTable } from '../../db/tables/community';
import type { Codec, ObjectOf } from '../codec';
import { list, object, optional } from '../codec';
import type { FieldProblem, Kind } from '../kind';
import { day, timeZone } from '../values/dates';
import { articleText } from '../values/page-text';
import { picture } from '../values/picture';
import { choice, wholeNumber, yesOrNo } from '../values/plain';
import {
  EMPTY_TEXT,
  httpsUrl,
  optionalText,
  reference,
  text,
  withAllLocales,
} from '../values/text';
import { factsOf, json, parseColumn, singlePicture, textOf } from './columns';
import { factCodec } from './offering';
import { saveRow } from './save-row';
import { wordsColumn } from './search-words';
import { checkSeats, withdrawSeated } from './seats';

const RATING = 'a whole number from 1 to 5';

const rating: Codec<number> = {
  expects: RATING,
  shape: { type: 'choice', values: ['5', '4', '3', '2', '1'] },
  read: (source) =>
    /^[1-5]$/.test(source.text ?? '') ? Number(source.text) : source.reject(RATING),
  write: String,
};

const fields = {
  title: text,
  summary: text,
  category: reference('training-categories', 'a category of trainings'),
  /** First and last day at the place of the training. */
  starts: day,
  ends: day,
  timeZone,
  /** Weekdays from which a student chooses at least `daysNeeded`. */
  days: list(choice(WEEKDAYS), 1),
  daysNeeded: wholeNumber(1),
  sessions: text,
  place: text,
  address: optionalText,
  map: optional(httpsUrl, ''),
  online: optional(yesOrNo, false),
  /** Languages in which it is taught. */
  languages: list(choice(LOCALES), 1),
  teachers: text,
  fee: text,
  minimumAge: optional(wholeNumber(1), STUDENT_AGE),
  seats: optional(wholeNumber(1), null),
  facts: optional(list(factCodec), []),
  reviews: optional(list(object({ rating, text, by: text })), []),
  picture,
  body: optional(articleText, EMPTY_TEXT),
};
type Value = ObjectOf<typeof fields>;

export const training: Kind<Value> = {
  name: 'training',
  codec: object(fields),
  references: ({ category }) => [{ kind: 'training-categories', id: category }],
  check: ({ value }) => problemsOf(value),
  warnings: ({ starts, days }) => {
    const weekday = weekdayOf(starts);
    const message = `${starts} is a ${weekday}, which is not in days (${days.join(', ')}).`;
    return days.includes(weekday) ? [] : [{ field: 'starts', message }];
  },
  read: async (db) => {
    const rows = await db
      .selectFrom('trainings')
      .selectAll()
      .where('withdrawn', '=', 0)
      .orderBy('starts_on')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({ id: row.id, value: valueOf(row) }));
  },
  save: async (db, { id, value }) => {
    await checkSeats(db, 'trainings', { id, seats: value.seats });
    await saveRow(db, 'trainings', { id, withdrawn: 0, ...columnsOf(value) });
  },
  remove: (db, id) => withdrawSeated(db, 'trainings', id),
  move: (value, move) => ({
    ...value,
    starts: move.week(value.starts),
    ends: move.week(value.ends),
  }),
};

function problemsOf({ starts, ends, days, daysNeeded }: Value): FieldProblem[] {
  const isRepeated = new Set(days).size < days.length;
  return [
    ...(ends < starts
      ? [
          {
            field: 'ends',
            message: 'The last day is before the first day.',
            text: { key: 'endsBeforeStart' } as const,
          },
        ]
      : []),
    ...(isRepeated
      ? [{ field: 'days', message: 'Name each day once.', text: { key: 'daysRepeated' } as const }]
      : []),
    ...(daysNeeded > days.length
      ? [
          {
            field: 'days_needed',
            text: { key: 'daysTooFew' } as const,
            message: `A student cannot choose ${daysNeeded} days: days has ${days.length}.`,
          },
        ]
      : []),
  ];
}

type StoredReview = { rating: number; text: LocalisedText; by: LocalisedText };
type Columns = Omit<TrainingTable, 'id' | 'taken' | 'withdrawn'>;

function columnsOf(value: Value): Columns {
  return {
    category: value.category,
    title: json(value.title),
    summary: json(value.summary),
    body: json(value.body),
    picture: json(value.picture),
    ...{ starts_on: value.starts, ends_on: value.ends, time_zone: value.timeZone },
    ...{ days: json(value.days), days_needed: value.daysNeeded, sessions: json(value.sessions) },
    ...{ place: json(value.place), address: json(value.address), map_url: value.map },
    is_online: value.online ? 1 : 0,
    languages: json(value.languages),
    ...{ teachers: json(value.teachers), fee: json(value.fee), facts: json(value.facts) },
    ...{ minimum_age: value.minimumAge, capacity: value.seats, reviews: json(value.reviews) },
    words: wordsColumn([value.title, value.summary, value.place]),
  };
}

type Row = Columns & { id: string };

const valueOf = (row: Row): Value => ({
  title: textOf(row.title),
  summary: textOf(row.summary),
  category: row.category ?? '',
  ...{ starts: row.starts_on, ends: row.ends_on, timeZone: row.time_zone },
  days: parseColumn<Value['days']>(row.days),
  daysNeeded: row.days_needed,
  sessions: textOf(row.sessions),
  place: textOf(row.place),
  address: textOf(row.address),
  ...{ map: row.map_url, online: row.is_online === 1 },
  languages: parseColumn<Value['languages']>(row.languages),
  teachers: textOf(row.teachers),
  fee: textOf(row.fee),
  ...{ minimumAge: row.minimum_age, seats: row.capacity },
  facts: factsOf(row.facts),
  reviews: parseColumn<StoredReview[]>(row.reviews).map((review) => ({
    rating: review.rating,
    text: withAllLocales(review.text),
    by: withAllLocales(review.by),
  })),
  picture: singlePicture(row.picture) satisfies Picture,
  body: textOf(row.body),
});
