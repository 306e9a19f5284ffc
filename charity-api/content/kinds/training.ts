/** The content kind of trainings: courses with a first and a last day, weekdays to choose from, seats and reviews. */
import { WEEKDAYS, weekdayOf } from '#domain/time/weekdays';
import { STUDENT_AGE } from '#domain/training/students';
import { LOCALES } from '#domain/locales';
import type { Codec, ObjectOf } from '../codec';
import { list, object, optional } from '../codec';
import type { FieldProblem, Kind } from '../kind';
import { day, timeZone } from '../values/dates';
import { articleText } from '../values/page-text';
import { picture } from '../values/picture';
import { choice, wholeNumber, yesOrNo } from '../values/plain';
import { EMPTY_TEXT, httpsUrl, optionalText, reference, text } from '../values/text';
import { itemsOf } from './document-kind';
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

const codec = object(fields);

export const training: Kind<Value> = {
  name: 'training',
  codec,
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
      .select(['id', 'document'])
      .where('withdrawn', '=', 0)
      .orderBy('starts_on')
      .orderBy('id')
      .execute();
    return itemsOf(codec, rows);
  },
  save: async (db, { id, value }) => {
    await checkSeats(db, 'trainings', { id, seats: value.seats });
    const { category, starts, languages, seats, online, title, summary, place } = value;
    await saveRow(db, 'trainings', {
      ...{ id, category, starts_on: starts, time_zone: value.timeZone, capacity: seats },
      ...{ languages: JSON.stringify(languages), is_online: online ? 1 : 0, withdrawn: 0 },
      words: wordsColumn([title, summary, place]),
      document: JSON.stringify(value),
    });
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
