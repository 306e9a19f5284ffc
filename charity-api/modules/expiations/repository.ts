/** Queries for expiations with their offering data, number of people and ruling. */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables';
import { offeringsWithTexts } from '../offerings/repository';
import type { Page } from '../page';

export type ExpiationOffering = Awaited<ReturnType<typeof expiationRows>>[number];

export function expiationRows(db: Kysely<Database>, { limit, offset }: Page) {
  return offeringsWithTexts(db)
    .innerJoin('expiations', 'expiations.offering_id', 'offerings.id')
    .selectAll()
    .orderBy('position')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countExpiations(db: Kysely<Database>): Promise<number> {
  const { total } = await db
    .selectFrom('expiations')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
