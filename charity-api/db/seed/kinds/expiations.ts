/** Inserts expiations. */
import type { Transaction } from 'kysely';
import type { Database } from '../../tables';
import { expiations } from '../content/expiations';
import { daysAgo } from '../days';
import { insertOfferings, offeringRows } from '../offering-rows';

export async function insertExpiations(rows: Transaction<Database>, today: Date): Promise<void> {
  await insertOfferings(
    rows,
    expiations.map((written, position) => offeringRows('expiation', written, { position, today })),
  );
  await rows
    .insertInto('expiations')
    .values(
      expiations.map(({ id, cause, people, instead, authority, ruledDaysAgo }) => ({
        offering_id: id,
        cause,
        people,
        instead: JSON.stringify(instead),
        authority: JSON.stringify(authority),
        ruled_at: daysAgo(today, ruledDaysAgo),
      })),
    )
    .execute();
}
