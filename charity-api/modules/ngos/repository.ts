/** Queries for organisations, the groups of people whom they help, and their campaigns. */
import { sql, type Kysely } from 'kysely';
import type { NgoQuery } from '#contract/ngos';
import type { Database } from '../../db/tables';
import { offeringsWithTexts } from '../offerings/repository';
import type { Page } from '../page';
import { matchesWords } from '../search';

type Filters = Pick<NgoQuery, 'category' | 'area' | 'beneficiary' | 'search'>;

function matching(db: Kysely<Database>, { category, area, beneficiary, search }: Filters) {
  // The column is a JSON list of ids, so each id is between quotes. `_` is a wildcard of LIKE.
  const listed = `%"${beneficiary?.replaceAll('_', '\\_')}"%`;
  const helps = sql<boolean>`beneficiaries like ${listed} escape '\\'`;
  return db
    .selectFrom('ngos')
    .where(matchesWords(search))
    .$if(category !== undefined, (query) => query.where('category', '=', category!))
    .$if(area !== undefined, (query) => query.where('area', '=', area!))
    .$if(beneficiary !== undefined, (query) => query.where(helps));
}

export function ngoRows(db: Kysely<Database>, { offset, limit, ...filters }: Filters & Page) {
  return matching(db, filters)
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countNgos(db: Kysely<Database>, filters: Filters): Promise<number> {
  const { total } = await matching(db, filters)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export function findNgo(db: Kysely<Database>, id: string) {
  return db.selectFrom('ngos').selectAll().where('id', '=', id).executeTakeFirst();
}

export function beneficiaryTypeRows(db: Kysely<Database>, { offset, limit }: Page) {
  return db
    .selectFrom('beneficiary_types')
    .selectAll()
    .orderBy('position')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Returns the campaigns and funds with these ids, in the order of the ids. */
export async function campaignRows(db: Kysely<Database>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await offeringsWithTexts(db)
    .selectAll('offerings')
    .select(['title', 'summary', 'picture'])
    .where('id', 'in', ids)
    .execute();
  return ids.flatMap((id) => rows.filter((row) => row.id === id));
}
