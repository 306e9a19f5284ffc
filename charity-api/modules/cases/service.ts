/** Reads cases in the format of the contract. */
import type { Case, CaseQuery, CaseSummary } from '#contract/cases';
import type { Picture } from '#contract/common';
import { money } from '#domain/money';
import { eligibilityProblems, type EligibilityRules } from '#domain/offerings/tafreej';
import { fromJson, textFrom } from '../../db/json';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { isFirstOccurrence } from '../../first-time';
import { toOffering } from '../offerings/repository';
import { viewOffering } from '../offerings/service';
import type { Paged } from '../page';
import { findCase, pageOfCases, type FoundCase } from './repository';
import { factsOf, readRules } from './rules';

type Deps = Pick<ApiDeps, 'db' | 'now' | 'log'>;

export async function listCases(deps: Deps, query: CaseQuery): Promise<Paged<CaseSummary>> {
  const rules = await readRules(deps);
  if (!rules) return { total: 0, data: [] };
  const { total, data } = await pageOfCases(deps.db, query, { rules, now: deps.now() });
  return { total, data: data.map((row) => summaryOf(row, deps.now())) };
}

/** @throws ApiError offering.notFound */
export async function readCase(deps: Deps, id: string): Promise<Case> {
  const row = await findCase(deps.db, id);
  const rules = row && (await readRules(deps));
  if (!row || !rules || !mayBePublished(deps, row, rules)) {
    throw new ApiError('offering.notFound');
  }
  return {
    ...summaryOf(row, deps.now()),
    story: textFrom(row.story),
    pictures: fromJson<Picture[]>(row.pictures),
    eligibility: { ...factsOf(row), checkedAt: row.checked_at },
  };
}

/** Returns false, and logs the case once, when it violates an eligibility rule. */
function mayBePublished({ log, now }: Deps, row: FoundCase, rules: EligibilityRules): boolean {
  const problems = eligibilityProblems(factsOf(row), rules, now());
  if (problems.length > 0 && isFirstOccurrence(log, `${row.id} ${problems.join()}`)) {
    log.warn({ case: row.id, problems }, 'ineligible case: not published');
  }
  return problems.length === 0;
}

function summaryOf(row: FoundCase, now: Date): CaseSummary {
  return {
    ...viewOffering(toOffering(row, now)),
    billNumber: row.bill_number,
    goal: money(row.capacity ?? 0, 'OMR'),
    raised: money(row.paid, 'OMR'),
    gifts: row.gifts,
    publishedAt: row.published_at,
    nationality: row.nationality,
    gender: row.gender,
    socialStatus: row.social_status,
    children: row.children,
    area: row.area,
    areaName: textFrom(row.area_name),
  };
}
