/** Inserts expiations. */
import type { Transaction } from 'kysely';
import type { Database } from '../../tables';
import { expiations } from '../content/expiations';
import { offeringRow } from '../offering-rows';
import { daysAgo } from '../project-rows';

export async function insertExpiations(rows: Transaction<Database>, today: Date): Promise<void> {
  await rows
    .insertInto('offerings')
    .values(
      expiations.map((written, position) => offeringRow('expiation', written, { position, today })),
    )
    .execute();
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
