/** Data of the card of a case, and the related cases of a case page. */
import type { CaseSummary } from '#contract/cases';
import { money } from '#domain/money';
import { availabilityOf } from '#domain/offerings';
import { languageFrom, type Localised } from '#web/charity/results';
import type { Visitor } from '../../visitor/visitor.server';

export type CaseCardData = ReturnType<typeof toCaseCard>;

export function toCaseCard(one: Localised<CaseSummary>, now = new Date()) {
  const { id, title, areaName, picture, billNumber, goal, raised } = one;
  return {
    ...{ id, title, billNumber, goal, raised, ...languageFrom(one) },
    area: areaName,
    picture: picture.path,
    remaining: money(Math.max(0, goal.minor - raised.minor), goal.currency),
    standing: availabilityOf(one, now),
    zakat: one.intentions.includes('zakat'),
  };
}

type Charity = Pick<Visitor, 'charity'>;

/** Returns open cases, enough for `count` others than one case and those of its area. */
export async function fetchOpenCases(
  { charity }: Charity,
  filters: { area?: string },
  count: number,
): Promise<Localised<CaseSummary>[]> {
  return (await charity.call('cases', { query: { ...filters, state: 'open', limit: 2 * count } }))
    .data;
}

/**
 * Returns other open cases: first those in the same area, then those closest to completion.
 * @param closest the open cases of all areas
 */
export async function relatedCases(
  visitor: Charity,
  { id, area }: { id: string; area: string },
  { closest, count }: { closest: readonly Localised<CaseSummary>[]; count: number },
): Promise<CaseCardData[]> {
  const near = await fetchOpenCases(visitor, { area }, count);
  const found = new Map([...near, ...closest].map((one) => [one.id, one]));
  found.delete(id);
  return [...found.values()].slice(0, count).map((one) => toCaseCard(one));
}
