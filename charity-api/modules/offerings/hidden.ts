/** What must not be told of and cannot be given to, though there is a row of it: a debt that breaks a rule, a child who has grown up. */
import type { Kysely, Transaction } from 'kysely';
import { ADULT_AT, ageReferenceDay, ageOn } from '#domain/offerings/sponsorship';
import { eligibilityProblems } from '#domain/offerings/tafreej';
import type { Database } from '../../db/tables';
import type { OfferingRow } from '../../db/tables/offerings';
import { factsOf, findRules } from '../cases/rules';

type Db = Kysely<Database> | Transaction<Database>;

/** @returns the ids of those among the rows that are not to be known */
export async function hiddenAmong(
  db: Db,
  rows: readonly Pick<OfferingRow, 'id' | 'kind'>[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const idsOf = (kind: OfferingRow['kind']) =>
    rows.filter((row) => row.kind === kind).map(({ id }) => id);
  return new Set([
    ...(await ineligible(db, idsOf('case'), now)),
    ...(await grownUp(db, idsOf('orphan'), now)),
  ]);
}

/** A debt without facts, or while no rules can be read, is not known to keep them. */
async function ineligible(db: Db, ids: string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return [];
  const rules = await findRules(db);
  const facts = await db.selectFrom('cases').selectAll().where('offering_id', 'in', ids).execute();
  const eligible = facts.filter(
    (row) => rules !== null && eligibilityProblems(factsOf(row), rules, now).length === 0,
  );
  return ids.filter((id) => !eligible.some((row) => row.offering_id === id));
}

async function grownUp(db: Db, ids: string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return [];
  const children = await db
    .selectFrom('orphans')
    .select(['offering_id', 'birth_date'])
    .where('offering_id', 'in', ids)
    .execute();
  const today = ageReferenceDay(now.toISOString().slice(0, 10));
  return children
    .filter(({ birth_date }) => ageOn(birth_date, today) >= ADULT_AT)
    .map(({ offering_id }) => offering_id);
}
