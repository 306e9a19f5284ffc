/** Cases in the database: which may be published, which match, in which order. Indexes of migration 16 carry every list. */
import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import type { CaseQuery } from '#contract/cases';
import { lastOrderDay, type EligibilityRules } from '#domain/offerings/tafreej';
import type { Database } from '../../db/tables';
import type { CaseRow, OfferingRow } from '../../db/tables/offerings';
import type { Page, Paged } from '../page';

export type FoundCase = OfferingRow & CaseRow;
type Matching = SelectQueryBuilder<Database, 'offerings' | 'cases', object>;
type Wishes = Omit<CaseQuery, keyof Page>;
type Known = { rules: EligibilityRules; now: Date };

/** In the words of the indexes: what can be given to, then what is paid off, then what was ended otherwise. */
export const RANK = sql`case when offerings.paid >= offerings.capacity or offerings.status = 'completed' then 1 when offerings.status = 'closed' then 2 else 0 end`;
export const ORDERS = {
  closest: sql`offerings.paid * 1.0 / offerings.capacity desc`,
  newest: sql`offerings.published_at desc`,
  smallest: sql`offerings.capacity - offerings.paid`,
};

function allCases(db: Kysely<Database>): Matching {
  return db
    .selectFrom('offerings')
    .innerJoin('cases', 'cases.offering_id', 'offerings.id')
    .where('offerings.kind', '=', 'case');
}

const withTexts = (query: Matching) =>
  query.innerJoin('offering_texts', 'offering_texts.offering_id', 'offerings.id');

function published(db: Kysely<Database>, { rules, now }: Known): Matching {
  const { claimCap, enforcementOrders, socialSecurity } = rules;
  const query = allCases(db)
    .where('claim_currency', '=', claimCap.currency)
    .where('claim_minor', '>', 0)
    .where('claim_minor', '<=', claimCap.minor)
    .where('enforcement_orders', '=', enforcementOrders)
    .where(sql`substr(ordered_at, 1, 10)`, '<=', lastOrderDay(rules, now));
  return socialSecurity ? query.where('social_security', '=', 1) : query;
}

function matching(db: Kysely<Database>, wishes: Omit<Wishes, 'order'>, known: Known): Matching {
  let query = inState(published(db, known), wishes.state, known.now.toISOString());
  if (wishes.nationality) query = query.where('nationality', '=', wishes.nationality);
  if (wishes.gender) query = query.where('gender', '=', wishes.gender);
  if (wishes.socialStatus) query = query.where('social_status', '=', wishes.socialStatus);
  if (wishes.children) query = query.where('children', '>=', wishes.children);
  if (wishes.area) query = query.where('area', '=', wishes.area);
  if (wishes.zakat) query = query.where('zakat', '=', 1);
  return query;
}

/** As `availabilityOf` in the domain has it; what others are paying for just now is neither open nor completed yet. */
function inState(query: Matching, state: Wishes['state'], now: string): Matching {
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
  { offset, limit, order, ...wishes }: CaseQuery,
  known: Known,
): Promise<Paged<FoundCase>> {
  const query = matching(db, wishes, known);
  const { total } = await query
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const data = await withTexts(query)
    .selectAll()
    .orderBy(RANK)
    .orderBy(ORDERS[order])
    .orderBy('position')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total: Number(total), data };
}

/** Whether it may be published, the domain tells. */
export function findCase(db: Kysely<Database>, id: string): Promise<FoundCase | undefined> {
  return withTexts(allCases(db)).selectAll().where('offerings.id', '=', id).executeTakeFirst();
}
