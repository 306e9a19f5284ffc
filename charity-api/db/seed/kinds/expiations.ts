/** Inserts expiations. */
import type { Transaction } from 'kysely';
import type { Database } from '../../tables';
import type { ExpiationRow } from '../../tables/offerings';
import { expiations } from '../content/expiations';
import type { SeedExpiation } from '../content/expiations/types';
import { daysAgo } from '../days';
import { insertOfferings, offeringRows, type Placed, type RowsWithFacts } from '../offering-rows';

export async function insertExpiations(tx: Transaction<Database>, today: Date): Promise<void> {
  const rows = expiations.map((written, position) => expiationRows(written, { position, today }));
  await insertOfferings(tx, rows);
  await tx
    .insertInto('expiations')
    .values(rows.map(({ facts }) => facts))
    .execute();
}

export function expiationRows(written: SeedExpiation, at: Placed): RowsWithFacts<ExpiationRow> {
  const { id, cause, people, instead, authority, ruledDaysAgo } = written;
  return {
    ...offeringRows('expiation', written, at),
    facts: {
      offering_id: id,
      cause,
      people,
      instead: JSON.stringify(instead),
      authority: JSON.stringify(authority),
      ruled_at: daysAgo(at.today, ruledDaysAgo),
    },
  };
}
