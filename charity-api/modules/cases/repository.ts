/** Queries for cases: eligibility, filters, order and pages. Every list uses an index (db/tables/offerings.ts). */
import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import type { CaseQuery } from '#contract/cases';
import { lastOrderDay, type EligibilityRules } from '#domain/offerings/tafreej';
import type { Database } from '../../db/tables';
import type { CaseRow, OfferingRow } from '../../db/tables/offerings';
import { countRows, type Page, type Paged } from '../page';

export type FoundCase = OfferingRow & CaseRow;
type Matching = SelectQueryBuilder<Database, 'offerings' | 'cases', object>;
type Criteria = Omit<CaseQuery, keyof Page>;
type EligibilityContext = { rules: EligibilityRules; now: Date };

/** Sort order: open, paid off or completed, closed. Must equal the expression in the indexes. */
export const RANK = sql`case when offerings.paid >= offerings.capacity or offerings.status = 'completed' then 1 when offerings.status = 'closed' then 2 else 0 end`;
export const ORDERS = {
  closest: sql`offerings.paid * 1.0 / nullif(offerings.capacity, 0) desc nulls last`,
  newest: sql`offerings.published_at desc nulls last`,
  smallest: sql`offerings.capacity - offerings.paid nulls first`,
};

function allCases(db: Kysely<Database>): Matching {
  return db
    .selectFrom('offerings')
    .innerJoin('cases', 'cases.offering_id', 'offerings.id')
    .where('offerings.kind', '=', 'case');
}

const withDocuments = (query: Matching) =>
  query.innerJoin('offering_documents', 'offering_documents.offering_id', 'offerings.id');

/** Cases that satisfy the eligibility rules. */
export function published(db: Kysely<Database>, { rules, now }: EligibilityContext): Matching {
  const { claimCap, enforcementOrders, socialSecurity } = rules;
  const query = allCases(db)
    .where('claim_currency', '=', claimCap.currency)
    .where('claim_minor', '>', 0)
    .where('claim_minor', '<=', claimCap.minor)
    .where('enforcement_orders', '=', enforcementOrders)
    .where(sql`substr(ordered_at, 1, 10)`, '<=', lastOrderDay(rules, now));
  return socialSecurity ? query.where('social_security', '=', 1) : query;
}

function matching(
  db: Kysely<Database>,
  criteria: Omit<Criteria, 'order'>,
  eligibility: EligibilityContext,
): Matching {
  let query = inState(published(db, eligibility), criteria.state, eligibility.now.toISOString());
  if (criteria.nationality) query = query.where('nationality', '=', criteria.nationality);
  if (criteria.gender) query = query.where('gender', '=', criteria.gender);
  if (criteria.socialStatus) query = query.where('social_status', '=', criteria.socialStatus);
  if (criteria.children) query = query.where('children', '>=', criteria.children);
  if (criteria.area) query = query.where('area', '=', criteria.area);
  if (criteria.zakat) query = query.where('zakat', '=', 1);
  return query;
}

/** Same states as `availabilityOf` in the domain. A fully reserved, unpaid case is neither open nor completed. */
function inState(query: Matching, state: Criteria['state'], now: string): Matching {
  const isPaid = sql<boolean>`(paid >= capacity or status = 'completed')`;
  const isOver = sql<boolean>`(status = 'closed' or closes_at <= ${now})`;
  switch (state) {
    case 'open':
      return query
        .where(sql<boolean>`taken < capacity and status = 'open'`)
        .where(sql<boolean>`(closes_at is null or closes_at > ${now})`);
    case 'completed':
      return query.where(isPaid);
    case 'closed':
      return query.where(isOver).where(sql<boolean>`not ${isPaid}`);
    case undefined:
      return query;
  }
}

export async function pageOfCases(
  db: Kysely<Database>,
  { offset, limit, order, ...criteria }: CaseQuery,
  eligibility: EligibilityContext,
): Promise<Paged<FoundCase>> {
  const query = matching(db, criteria, eligibility);
  const total = await countRows(query);
  const data = await withDocuments(query)
    .selectAll()
    .orderBy(RANK)
    .orderBy(ORDERS[order])
    .orderBy('position')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, data };
}

/** Returns a case with its document. The caller must check the eligibility rules. */
export function findCase(db: Kysely<Database>, id: string): Promise<FoundCase | undefined> {
  return withDocuments(allCases(db)).selectAll().where('offerings.id', '=', id).executeTakeFirst();
}
