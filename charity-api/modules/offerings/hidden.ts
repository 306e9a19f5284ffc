/** Offerings that must not be shown or sold: ineligible cases, and orphans who have come of age. */
import { ADULT_AT, ageReferenceDay, ageOn } from '#domain/offerings/sponsorship';
import { eligibilityProblems } from '#domain/offerings/tafreej';
import type { Db } from '../../db/tables';
import type { OfferingRow } from '../../db/tables/offerings';
import { factsOf, findRules } from '../cases/rules';

export async function findHiddenIds(
  db: Db,
  rows: readonly Pick<OfferingRow, 'id' | 'kind'>[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const idsOf = (kind: OfferingRow['kind']) =>
    rows.filter((row) => row.kind === kind).map(({ id }) => id);
  return new Set([
    ...(await ineligible(db, idsOf('case'), now)),
    ...(await adultOrphans(db, idsOf('orphan'), now)),
  ]);
}

/** A case without facts is ineligible. Without readable rules, every case is. */
async function ineligible(db: Db, ids: string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return [];
  const rules = await findRules(db);
  const facts = await db.selectFrom('cases').selectAll().where('offering_id', 'in', ids).execute();
  const eligible = facts.filter(
    (row) => rules !== null && eligibilityProblems(factsOf(row), rules, now).length === 0,
  );
  return ids.filter((id) => !eligible.some((row) => row.offering_id === id));
}

async function adultOrphans(db: Db, ids: string[], now: Date): Promise<string[]> {
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
