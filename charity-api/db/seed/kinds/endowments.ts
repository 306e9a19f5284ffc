/** Inserts endowment products. */
import type { Transaction } from 'kysely';
import type { Database } from '../../tables';
import type { EndowmentRow } from '../../tables/offerings';
import { endowments } from '../content/endowments';
import type { SeedEndowment } from '../content/endowments/types';
import { storyForAScholar } from '../content/marks';
import { insertOfferings, offeringRows, type Placed, type RowsWithFacts } from '../offering-rows';

export async function insertEndowments(tx: Transaction<Database>, today: Date): Promise<void> {
  const rows = endowments.map((written, position) => endowmentRows(written, { position, today }));
  await insertOfferings(tx, rows);
  await tx
    .insertInto('endowments')
    .values(rows.map(({ facts }) => facts))
    .execute();
}

export function endowmentRows(written: SeedEndowment, at: Placed): RowsWithFacts<EndowmentRow> {
  return {
    ...offeringRows('endowment', { ...written, story: storyForAScholar(written.story) }, at),
    facts: { offering_id: written.id, facts: JSON.stringify(written.facts) },
  };
}
