/** Inserts cases of tafreej: those alone that keep the rules. */
import type { Transaction } from 'kysely';
import { money } from '#domain/money';
import { eligibilityProblems } from '#domain/offerings/tafreej';
import { rulesOf, tafreejSettingsSchema } from '#contract/cases';
import type { Database } from '../../tables';
import type { CaseRow } from '../../tables/offerings';
import { cases } from '../content/cases';
import { AREAS } from '../content/cases/areas';
import { tafreejSettings } from '../content/cases/rules';
import type { SeedCase } from '../content/cases/types';
import { daysAgo } from '../days';
import { insertOfferings, offeringRows, type Placed, type RowsWithFacts } from '../offering-rows';

const RULES = rulesOf(
  tafreejSettingsSchema.parse(
    Object.fromEntries(Object.entries(tafreejSettings).map(([key, value]) => [key, { value }])),
  ),
);

export async function insertCases(tx: Transaction<Database>, today: Date): Promise<void> {
  const rows = cases
    .filter((written) => mayBePublished(written, today))
    .map((written, position) => caseRows(written, { position, today }));
  await insertOfferings(tx, rows);
  await tx
    .insertInto('cases')
    .values(rows.map(({ facts }) => facts))
    .execute();
}

export function mayBePublished(written: SeedCase, today: Date): boolean {
  const row = factsOf(written, today);
  const facts = {
    claim: money(row.claim_minor, row.claim_currency),
    enforcementOrders: row.enforcement_orders,
    orderedAt: row.ordered_at,
    socialSecurity: row.social_security === 1,
  };
  return eligibilityProblems(facts, RULES, today).length === 0;
}

export function caseRows(written: SeedCase, at: Placed): RowsWithFacts<CaseRow> {
  const { picture, goal, raised, zakat, closed, ...rest } = written;
  const offering = offeringRows(
    'case',
    {
      ...rest,
      raised,
      pictures: [picture],
      intentions: zakat ? ['sadaqa', 'zakat'] : ['sadaqa'],
      limit: { unit: 'money', capacity: goal, paid: raised },
      status: closed ? 'closed' : 'open',
    },
    at,
  );
  return { ...offering, facts: factsOf(written, at.today) };
}

function factsOf(written: SeedCase, today: Date): CaseRow {
  return {
    offering_id: written.id,
    bill_number: written.billNumber,
    nationality: written.nationality,
    gender: written.gender,
    social_status: written.socialStatus,
    children: written.children,
    area: written.area,
    area_name: JSON.stringify(AREAS[written.area]),
    claim_minor: written.claim,
    claim_currency: 'OMR',
    enforcement_orders: 1,
    ordered_at: daysAgo(today, written.orderedDaysAgo),
    social_security: 1,
    checked_at: daysAgo(today, written.checkedDaysAgo),
  };
}
