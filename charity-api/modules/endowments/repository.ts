/** Queries for endowments with their offering data and facts. */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables';
import { offeringsWithTexts } from '../offerings/repository';
import type { Page } from '../page';

export type EndowmentOffering = Awaited<ReturnType<typeof endowmentRows>>[number];

function endowments(db: Kysely<Database>) {
  return offeringsWithTexts(db)
    .innerJoin('endowments', 'endowments.offering_id', 'offerings.id')
    .selectAll();
}

export function endowmentRows(db: Kysely<Database>, { limit, offset }: Page) {
  return endowments(db).orderBy('position').limit(limit).offset(offset).execute();
}

export function findEndowment(db: Kysely<Database>, id: string) {
  return endowments(db).where('offerings.id', '=', id).executeTakeFirst();
}

export async function countEndowments(db: Kysely<Database>): Promise<number> {
  const { total } = await db
    .selectFrom('endowments')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
