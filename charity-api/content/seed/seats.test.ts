/** Tests the seats and the dates of the events and trainings of a demonstration. */
import { afterEach, describe, expect, test } from 'vitest';
import { openTestApi } from '#tests/support/api/api';
import { openDatabase, type OpenDatabase } from '../../db/open';
import { writeSeats } from '../demonstration';
import { seed } from '.';

const opened: OpenDatabase[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

describe('the seats of a demonstration', () => {
  test.each([
    ['events/school-evening', 120, true],
    ['events/school-evening', 121, false],
    ['events/unknown', 1, false],
    ['training/first-aid', 1, true],
  ])('%s with %i reserved seats: valid %j', async (name, taken, isValid) => {
    const { api, db } = await openTestApi();
    const written = db.transaction().execute((tx) => writeSeats(tx, { [name]: taken }));
    if (isValid) await expect(written).resolves.toBeUndefined();
    else await expect(written).rejects.toThrow(name);
    await api.close();
  });
});

describe('the demonstration', () => {
  test.each(['2026-11-22', '2031-07-03'])(
    'that starts on %s has coming and past events and trainings, with free seats and without',
    async (day) => {
      const database = await openDatabase(':memory:');
      opened.push(database);
      const now = new Date(`${day}T20:00:00Z`);
      await seed(database.db, { today: now });
      const events = await database.db.selectFrom('events').selectAll().execute();
      const coming = events.filter((event) => event.starts_at > now.toISOString());
      expect(coming).toHaveLength(7);
      expect(events.length - coming.length).toBe(5);
      expect(coming.some(({ capacity, taken }) => taken === capacity)).toBe(true);
      expect(coming.some(({ capacity, taken }) => (capacity ?? 0) > taken)).toBe(true);
      const trainings = await database.db.selectFrom('trainings').selectAll().execute();
      expect(trainings.filter(({ starts_on }) => starts_on > day)).toHaveLength(6);
      // The first day is one of the weekdays on which the training takes place.
      const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
      for (const { starts_on, days } of trainings)
        expect(days).toContain(weekday.format(new Date(starts_on)).toLowerCase());
    },
  );
});
