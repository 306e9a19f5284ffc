/** Inserts mosques and their repairs. */
import type { Transaction } from 'kysely';
import type { Database } from '../../tables';
import { sample } from '../content/marks';
import { mosques } from '../content/mosques';
import type { SeedMosque } from '../content/mosques/types';
import { insertOfferings, offeringRows, pictureOf } from '../offering-rows';

export async function insertMosques(tx: Transaction<Database>, today: Date): Promise<void> {
  await tx.insertInto('mosques').values(mosques.map(mosqueRow)).execute();
  await insertOfferings(
    tx,
    mosques.flatMap((mosque) => repairRows(mosque, today)),
  );
}

export function mosqueRow({ id, pictures, ...texts }: SeedMosque, position: number) {
  return {
    id,
    position,
    title: JSON.stringify(sample(texts.title)),
    summary: JSON.stringify(texts.summary),
    place: JSON.stringify(texts.place),
    picture: JSON.stringify(pictureOf(pictures[0]!)),
    story: JSON.stringify(texts.story),
    pictures: JSON.stringify(pictures.map(pictureOf)),
  };
}

/** Buildings are for a lasting sadaqa: zakat belongs to people. */
export function repairRows({ id: within, repairs, publishedDaysAgo }: SeedMosque, today: Date) {
  return repairs.map(({ cost, paid, picture, ...repair }, position) =>
    offeringRows(
      'repair',
      {
        ...repair,
        within,
        pictures: [picture],
        intentions: ['sadaqa'],
        limit: { unit: 'money', capacity: cost, paid },
        raised: paid,
        publishedDaysAgo,
      },
      { position, today },
    ),
  );
}
