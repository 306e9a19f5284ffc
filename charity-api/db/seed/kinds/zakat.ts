/** Inserts metal prices of the demonstration. */
import type { Transaction } from 'kysely';
import type { Database } from '../../tables';
import { metals } from '../content/zakat';
import { daysAgo } from '../days';

export async function insertZakat(rows: Transaction<Database>, today: Date): Promise<void> {
  await rows
    .insertInto('metals')
    .values(
      metals.map(({ metal, price, source }, position) => ({
        metal,
        position,
        price,
        currency: 'OMR' as const,
        at: daysAgo(today, 0),
        source: JSON.stringify(source),
      })),
    )
    .execute();
}
