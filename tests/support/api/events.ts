/** Inserts events for tests of applications, without content files. */
import type { Insertable, Kysely } from 'kysely';
import type { EventTable } from '#api/db/tables/community';
import type { Database } from '#api/db/tables';

const text = (en: string) => JSON.stringify({ en, ar: '', tr: '', id: '' });

/** Adds an event that begins in the year after TEST_NOW. */
export async function insertEvent(
  db: Kysely<Database>,
  { id, ...columns }: Partial<Insertable<EventTable>> & { id: string },
): Promise<void> {
  await db
    .insertInto('events')
    .values({
      id,
      title: text(`Event ${id}`),
      ...{ summary: text('A summary'), body: text('<p>Text</p>'), picture: '{}' },
      ...{ starts_at: '2027-04-05T15:00:00.000Z', ends_at: '2027-04-05T17:00:00.000Z' },
      ...{ time_zone: 'Asia/Muscat', audience: 'everyone', area: 'muscat' },
      ...{ area_name: text('Muscat'), place: text('Hall'), address: text(''), map_url: '' },
      ...{ is_online: 0, agenda: '[]', campaign: null, capacity: null, most_seats: 4 },
      ...columns,
    })
    .execute();
}
