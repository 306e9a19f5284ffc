/** Queries for partners and their types. */
import type { Kysely } from 'kysely';
import type { PartnerQuery } from '#contract/partners';
import type { Database } from '../../db/tables';
import type { Page } from '../page';

const partnersOf = (db: Kysely<Database>, type: string | undefined) =>
  db.selectFrom('partners').$if(type !== undefined, (query) => query.where('type', '=', type!));

export function partnerRows(db: Kysely<Database>, { type, limit, offset }: PartnerQuery) {
  return (
    partnersOf(db, type)
      .selectAll()
      .orderBy('position')
      // Two partners can have the same position.
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute()
  );
}

export async function countPartners(db: Kysely<Database>, type?: string): Promise<number> {
  const { total } = await partnersOf(db, type)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The types, each with the number of its partners. */
export function partnerTypeRows(db: Kysely<Database>, { limit, offset }: Page) {
  return db
    .selectFrom('partner_types')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('partners')
        .whereRef('partners.type', '=', 'partner_types.id')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('partners'),
    )
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Returns the title as JSON, or null for an unknown type. */
export async function partnerTypeTitle(db: Kysely<Database>, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('partner_types')
    .select('title')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.title ?? null;
}

export async function isPartnerType(db: Kysely<Database>, id: string): Promise<boolean> {
  return (await partnerTypeTitle(db, id)) !== null;
}
