/** The content kind of trainings: courses with a first and a last day, weekdays to choose from, seats and reviews. */
import { trainingContent } from '#contract/training';
import { weekdayOf } from '#domain/time/weekdays';
import type { Flag } from '../../db/columns';
import { problemIf } from '../kind';
import { wordsColumn } from './search-words';
import { seatedKind } from './seats';

export const training = seatedKind({
  ...{ name: 'training', table: 'trainings', start: 'starts_on', schema: trainingContent },
  check: ({ value: { startsOn, endsOn, days, daysNeeded } }) => [
    ...problemIf(endsOn < startsOn, {
      ...{ field: 'ends', message: 'The last day is before the first day.' },
      text: { key: 'endsBeforeStart' },
    }),
    ...problemIf(daysNeeded > days.length, {
      ...{ field: 'days_needed', text: { key: 'daysTooFew' } },
      message: `A student cannot choose ${daysNeeded} days: days has ${days.length}.`,
    }),
  ],
  warnings: ({ startsOn, days }) => {
    const weekday = weekdayOf(startsOn);
    const message = `${startsOn} is a ${weekday}, which is not in days (${days.join(', ')}).`;
    return days.includes(weekday) ? [] : [{ field: 'starts', message }];
  },
  columns: ({ category, startsOn, timeZone, languages, isOnline, title, summary, place }) => ({
    ...{ category, starts_on: startsOn, time_zone: timeZone },
    is_online: Number(isOnline) as Flag,
    ...{ languages: JSON.stringify(languages), words: wordsColumn([title, summary, place]) },
  }),
  move: (value, move) => ({
    ...value,
    startsOn: move.week(value.startsOn),
    endsOn: move.week(value.endsOn),
  }),
});
