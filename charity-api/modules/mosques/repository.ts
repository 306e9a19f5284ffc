/** Queries for mosques and their repairs. */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables';
import type { MosqueRow, OfferingRow } from '../../db/tables/offerings';
import { offeringsWithTexts } from '../offerings/repository';
import type { Page } from '../page';

export function mosqueRows(db: Kysely<Database>, { limit, offset }: Page): Promise<MosqueRow[]> {
  return db
    .selectFrom('mosques')
    .selectAll()
    .orderBy('position')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countMosques(db: Kysely<Database>): Promise<number> {
  const { total } = await db
    .selectFrom('mosques')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export function findMosque(db: Kysely<Database>, id: string): Promise<MosqueRow | undefined> {
  return db.selectFrom('mosques').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the repairs of these mosques in the charity's order (`position`). */
export function repairRows(
  db: Kysely<Database>,
  mosques: readonly string[],
): Promise<OfferingRow[]> {
  return offeringsWithTexts(db)
    .selectAll()
    .where('within', 'in', mosques)
    .where('kind', '=', 'repair')
    .orderBy('within')
    .orderBy('position')
    .execute();
}
