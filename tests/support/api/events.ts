/** Inserts events for tests of applications, without content files. */
import type { Insertable, Kysely } from 'kysely';
import type { EventTable } from '#api/db/tables/community';
import type { Database } from '#api/db/tables';

const text = (en: string) => ({ en, ar: '', tr: '', id: '' });

/** Adds an event that begins in the year after TEST_NOW. */
export async function insertEvent(
  db: Kysely<Database>,
  { id, ...columns }: Partial<Insertable<EventTable>> & { id: string },
): Promise<void> {
  const place = { place: text('Hall'), address: text(''), map: '', online: false };
  const document = JSON.stringify({
    ...{ title: text(`Event ${id}`), summary: text('A summary'), body: text('<p>Text</p>') },
    ...{ timeZone: 'Asia/Muscat', audience: 'everyone', area: 'muscat', areaName: text('Muscat') },
    ...{ picture: {}, agenda: [], campaign: null, mostSeats: 4, ...place },
  });
  await db
    .insertInto('events')
    .values({
      ...{
        id,
        document,
        starts_at: '2027-04-05T15:00:00.000Z',
        ends_at: '2027-04-05T17:00:00.000Z',
      },
      ...{ audience: 'everyone', area: 'muscat', capacity: null, most_seats: 4, ...columns },
    })
    .execute();
}
