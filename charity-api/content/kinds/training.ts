/** The content kind of trainings: courses with a first and a last day, weekdays to choose from, seats and reviews. */
import type * as z from 'zod';
import { trainingContent } from '#contract/training';
import { weekdayOf } from '#domain/time/weekdays';
import { codecOf } from '../codec-of';
import type { FieldProblem, Kind } from '../kind';
import { itemsOf } from './document-kind';
import { saveRow } from './save-row';
import { wordsColumn } from './search-words';
import { checkSeats, withdrawSeated } from './seats';

type Value = z.output<typeof trainingContent>;

export const training: Kind<Value> = {
  name: 'training',
  schema: trainingContent,
  codec: codecOf(trainingContent),
  check: ({ value }) => problemsOf(value),
  warnings: ({ startsOn, days }) => {
    const weekday = weekdayOf(startsOn);
    const message = `${startsOn} is a ${weekday}, which is not in days (${days.join(', ')}).`;
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
    return itemsOf(trainingContent, rows);
  },
  save: async (db, { id, value }) => {
    await checkSeats(db, 'trainings', { id, seats: value.seats });
    const { category, startsOn, languages, seats, isOnline, title, summary, place } = value;
    await saveRow(db, 'trainings', {
      ...{ id, category, starts_on: startsOn, time_zone: value.timeZone, capacity: seats },
      ...{ languages: JSON.stringify(languages), is_online: isOnline ? 1 : 0, withdrawn: 0 },
      words: wordsColumn([title, summary, place]),
      document: JSON.stringify(value),
    });
  },
  remove: (db, id) => withdrawSeated(db, 'trainings', id),
  move: (value, move) => ({
    ...value,
    startsOn: move.week(value.startsOn),
    endsOn: move.week(value.endsOn),
  }),
};

function problemsOf({ startsOn, endsOn, days, daysNeeded }: Value): FieldProblem[] {
  return [
    ...(endsOn < startsOn
      ? [
          {
            field: 'ends',
            message: 'The last day is before the first day.',
            text: { key: 'endsBeforeStart' } as const,
          },
        ]
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
