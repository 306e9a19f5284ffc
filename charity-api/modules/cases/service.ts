/** Reads cases in the format of the contract, and closes them after their closing time. */
import type * as z from 'zod';
import { sql } from 'kysely';
import type { Case, caseContent, CaseQuery, CaseSummary } from '#contract/cases';
import { money } from '#domain/money';
import { eligibilityProblems, type EligibilityRules } from '#domain/offerings/tafreej';
import type { ApiDeps } from '../../deps';
import { isFirstOccurrence } from '../../first-time';
import { viewOffering } from '../offerings/repository';
import type { Paged } from '../page';
import { findCase, pageOfCases, type FoundCase } from './repository';
import { factsOf, readRules } from './rules';

export async function closeCases({ db, now }: Pick<ApiDeps, 'db' | 'now'>): Promise<void> {
  await db
    .updateTable('offerings')
    .set({ status: 'closed' })
    // Must equal the condition of the partial index `cases_closing`.
    .where(sql<boolean>`kind = 'case' and status = 'open'`)
    .where('closes_at', '<=', now().toISOString())
    .execute();
}

type Deps = Pick<ApiDeps, 'db' | 'now' | 'log'>;

export async function listCases(deps: Deps, query: CaseQuery): Promise<Paged<CaseSummary>> {
  const rules = await readRules(deps);
  if (!rules) return { total: 0, data: [] };
  const { total, data } = await pageOfCases(deps.db, query, { rules, now: deps.now() });
  return { total, data: data.map((row) => viewCase(row, deps.now())) };
}

export async function readCase(deps: Deps, id: string): Promise<Case | undefined> {
  const row = await findCase(deps.db, id);
  const rules = row && (await readRules(deps));
  if (!row || !rules || !mayBePublished(deps, row, rules)) return undefined;
  const view = viewCase(row, deps.now());
  return { ...view, eligibility: view };
}

/** Returns false, and logs the case once, when it violates an eligibility rule. */
function mayBePublished({ log, now }: Deps, row: FoundCase, rules: EligibilityRules): boolean {
  const problems = eligibilityProblems(factsOf(row), rules, now());
  if (problems.length > 0 && isFirstOccurrence(log, `${row.id} ${problems.join()}`)) {
    log.warn({ case: row.id, problems }, 'ineligible case: not published');
  }
  return problems.length === 0;
}

const viewCase = (row: FoundCase, now: Date) => ({
  ...viewOffering<z.output<typeof caseContent>>(row, now),
  raised: money(row.paid, 'OMR'),
});
