/** The charity's eligibility rules: a case must satisfy them to be published. */
import type { Kysely } from 'kysely';
import { rulesOf, tafreejSettingsSchema } from '#contract/cases';
import { money } from '#domain/money';
import type { EligibilityFacts, EligibilityRules } from '#domain/offerings/tafreej';
import type { Database, Db } from '../../db/tables';
import type { CaseRow } from '../../db/tables/offerings';
import type { ApiDeps } from '../../deps';
import { isFirstOccurrence } from '../../first-time';
import { findSettings } from '../settings/repository';

export function factsOf(row: CaseRow): EligibilityFacts {
  return {
    claim: money(row.claim_minor, row.claim_currency),
    enforcementOrders: row.enforcement_orders,
    orderedAt: row.ordered_at,
    socialSecurity: row.social_security === 1,
  };
}

const TAFREEJ = 'TAFREEJ';

/** Returns null, and logs an error once, when the rules are missing or unreadable. Then no case is published. */
export async function readRules({
  db,
  log,
}: Pick<ApiDeps, 'log'> & { db: Kysely<Database> }): Promise<EligibilityRules | null> {
  const read = await parsedRules(db);
  if (read.success) return rulesOf(read.data);
  const at = read.error.issues.map(({ path }) => path.join('.'));
  if (isFirstOccurrence(log, `${TAFREEJ} ${at.join()}`)) {
    log.error({ category: TAFREEJ, at }, 'no case is published: its rules are unreadable');
  }
  return null;
}

export async function findRules(db: Db): Promise<EligibilityRules | null> {
  const read = await parsedRules(db);
  return read.success ? rulesOf(read.data) : null;
}

async function parsedRules(db: Db) {
  const set = await findSettings(db, TAFREEJ);
  const values = Object.fromEntries(set.map(({ key, value }) => [key, { value }]));
  return tafreejSettingsSchema.safeParse(values);
}
