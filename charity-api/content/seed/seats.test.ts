/** Tests the seats and the dates of the events and trainings of a demonstration. */
import { describe, expect, test } from 'vitest';
import { sharedApi } from '#tests/support/api/opened-api';
import { weekdayOf } from '#domain/time/weekdays';
import { writeSeats } from '../demonstration';
import { readDemonstrationContent } from '.';

describe('the seats of a demonstration', () => {
  const api = sharedApi();

  test.each([
    ['events/school-evening', 120, true],
    ['events/school-evening', 121, false],
    ['events/unknown', 1, false],
    ['training/first-aid', 1, true],
  ])('%s with %i reserved seats: valid %j', async (name, taken, isValid) => {
    const written = api.db.transaction().execute((tx) => writeSeats(tx, { [name]: taken }));
    if (isValid) await expect(written).resolves.toBeUndefined();
    else await expect(written).rejects.toThrow(name);
  });
});

test.each(['2026-11-22', '2031-07-03'])(
  'the demonstration that starts on %s has coming and past events and trainings, with free seats and without',
  async (day) => {
    const { content, demonstration } = await readDemonstrationContent(new Date(`${day}T10:00:00Z`));
    const itemsOf = <Value>(name: string) =>
      content.kinds
        .find(({ kind }) => kind.name === name)!
        .items.map(({ id, value }) => ({ id, ...(value as Value) }));
    const events = itemsOf<{ starts: string; seats: number | null }>('events');
    const coming = events.filter(({ starts }) => starts > `${day} 14:00`);
    expect(coming).toHaveLength(7);
    expect(events.length - coming.length).toBe(5);
    const taken = ({ id }: { id: string }) => demonstration.seats[`events/${id}`] ?? 0;
    expect(coming.some((event) => event.seats === taken(event))).toBe(true);
    expect(coming.some((event) => (event.seats ?? 0) > taken(event))).toBe(true);
    const trainings = itemsOf<{ startsOn: string; days: string[] }>('training');
    expect(trainings.filter(({ startsOn }) => startsOn > day)).toHaveLength(6);
    for (const { startsOn, days } of trainings) expect(days).toContain(weekdayOf(startsOn));
  },
);
