/** The query for the list of sacrifices. */
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/tables';
import type { OfferingRow } from '../../db/tables/offerings';
import { countRows, type Page, type Paged } from '../page';

type Wanted = Page & { category?: string | undefined };

/** Order: open sacrifices first; then by closing time, with sacrifices without a closing time last. */
export async function pageOfSacrifices(
  db: Kysely<Database>,
  { category, ...page }: Wanted,
  now: Date,
): Promise<Paged<OfferingRow>> {
  const at = now.toISOString();
  const all = db.selectFrom('offerings').where('kind', '=', 'sacrifice');
  const listed = category === undefined ? all : all.where('within', '=', category);
  const data = await listed
    .innerJoin('offering_documents', 'offering_documents.offering_id', 'offerings.id')
    .selectAll()
    .orderBy(
      sql`status <> 'open' or coalesce(closes_at <= ${at}, false) or coalesce(paid >= capacity, false)`,
    )
    .orderBy(sql`closes_at is null`)
    .orderBy('closes_at')
    .orderBy('position')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { total: await countRows(listed), data };
}
