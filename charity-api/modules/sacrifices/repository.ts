/** Queries for sacrifices and their categories. */
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/tables';
import type { Page } from '../page';

type Wanted = Page & { category?: string | undefined };

/** Order: open sacrifices first; then by closing time, with sacrifices without a closing time last. */
export function sacrificeRows(db: Kysely<Database>, { category, ...page }: Wanted, now: Date) {
  const at = now.toISOString();
  return listed(db, category)
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
}

export async function countSacrifices(db: Kysely<Database>, category?: string): Promise<number> {
  const { total } = await listed(db, category)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function listed(db: Kysely<Database>, category: string | undefined) {
  const all = db.selectFrom('offerings').where('kind', '=', 'sacrifice');
  return category === undefined ? all : all.where('within', '=', category);
}
