/** Inserts endowment products. */
import type { Transaction } from 'kysely';
import type { Database } from '../../tables';
import { endowments } from '../content/endowments';
import { storyForAScholar } from '../content/marks';
import { offeringRow } from '../offering-rows';

export async function insertEndowments(rows: Transaction<Database>, today: Date): Promise<void> {
  await rows
    .insertInto('offerings')
    .values(
      endowments.map((written, position) =>
        offeringRow(
          'endowment',
          { ...written, story: storyForAScholar(written.story) },
          { position, today },
        ),
      ),
    )
    .execute();
  await rows
    .insertInto('endowments')
    .values(endowments.map(({ id, facts }) => ({ offering_id: id, facts: JSON.stringify(facts) })))
    .execute();
}
