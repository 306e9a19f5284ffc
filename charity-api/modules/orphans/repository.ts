/** Queries for orphans: narrow rows that select and sort a list, and complete rows for one page. */
import { sql, type Kysely } from 'kysely';
import type { OrphanQuery } from '#contract/orphans';
import type { Database } from '../../db/tables';
import type { OfferingRow, OrphanRow } from '../../db/tables/offerings';

export type OrphanWithOffering = OfferingRow & OrphanRow;

/** Filters that do not depend on the current day. Age and end of sponsorship do, so the service filters by them. */
type Filters = Pick<
  OrphanQuery,
  'gender' | 'nationality' | 'orphanhood' | 'children' | 'area' | 'zakat'
>;

function orphans(db: Kysely<Database>) {
  return db
    .selectFrom('offerings')
    .innerJoin('orphans', 'orphans.offering_id', 'offerings.id')
    .where('kind', '=', 'orphan');
}

export type OrphanKey = Awaited<ReturnType<typeof orphanKeys>>[number];

/** Returns all matching orphans in the charity's order, without texts. */
export function orphanKeys(db: Kysely<Database>, filters: Filters) {
  const { gender, nationality, orphanhood, children, area, zakat } = filters;
  return orphans(db)
    .select(['id', 'birth_date', 'starts_at', 'capacity', 'taken', 'status'])
    .$if(gender !== undefined, (query) => query.where('gender', '=', gender!))
    .$if(nationality !== undefined, (query) => query.where('nationality', '=', nationality!))
    .$if(orphanhood !== undefined, (query) => query.where('orphanhood', '=', orphanhood!))
    .$if(children !== undefined, (query) => query.where('children', '>=', children!))
    .$if(area !== undefined, (query) => query.where('area', '=', area!))
    .$if(zakat !== undefined, (query) => query.where('offerings.zakat', '=', 1))
    .orderBy('position')
    .execute();
}

export async function orphanRows(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<OrphanWithOffering[]> {
  if (ids.length === 0) return [];
  const rows = await orphans(db)
    .innerJoin('offering_documents', 'offering_documents.offering_id', 'offerings.id')
    .selectAll()
    .where('id', 'in', ids)
    .execute();
  return ids.flatMap((id) => rows.filter((row) => row.id === id));
}

/** Returns the reserved, unpaid months per orphan. The condition must equal that of the index `holds_unpaid`. */
export async function unpaidMonths(
  db: Kysely<Database>,
  id?: string,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('holds')
    .innerJoin('orphans', 'orphans.offering_id', 'holds.offering_id')
    .select((column) => ['holds.offering_id', column.fn.sum<number>('units').as('units')])
    .where(sql<boolean>`holds.paid = 0`)
    .$if(id !== undefined, (query) => query.where('holds.offering_id', '=', id!))
    .groupBy('holds.offering_id')
    .execute();
  return new Map(rows.map(({ offering_id, units }) => [offering_id, Number(units)]));
}
