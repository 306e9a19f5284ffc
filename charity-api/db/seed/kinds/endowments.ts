/** Inserts endowment products. */
import type { Transaction } from 'kysely';
import type { Database } from '../../tables';
import { endowments } from '../content/endowments';
import { storyForAScholar } from '../content/marks';
import { insertOfferings, offeringRows } from '../offering-rows';

export async function insertEndowments(rows: Transaction<Database>, today: Date): Promise<void> {
  await insertOfferings(
    rows,
    endowments.map((written, position) =>
      offeringRows(
        'endowment',
        { ...written, story: storyForAScholar(written.story) },
        { position, today },
      ),
    ),
  );
  await rows
    .insertInto('endowments')
    .values(endowments.map(({ id, facts }) => ({ offering_id: id, facts: JSON.stringify(facts) })))
    .execute();
}
