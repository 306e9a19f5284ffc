/** Data of the card of a case, and the related cases of a case page. */
import type { CaseSummary } from '#contract/cases';
import { money, type Money } from '#domain/money';
import { availabilityOf, type Availability } from '#domain/offerings';
import { languageFrom, type InLanguage, type Localised } from '../../charity/localise';
import type { Visitor } from '../../visitor/visitor.server';

export type CaseCardData = InLanguage & {
  id: string;
  title: string;
  area: string;
  picture: string;
  billNumber: string;
  goal: Money;
  raised: Money;
  remaining: Money;
  standing: Availability;
  zakat: boolean;
};

export function toCaseCard(one: Localised<CaseSummary>, now = new Date()): CaseCardData {
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

/** Returns other open cases: first those in the same area, then those closest to completion. */
export async function fetchRelatedCases(
  { charity }: Pick<Visitor, 'charity'>,
  { id, area }: { id: string; area: string },
  count: number,
): Promise<CaseCardData[]> {
  const [near, closest] = await Promise.all(
    [{ area }, {}].map((filters) => charity.cases(1, { ...filters, state: 'open' }, 2 * count)),
  );
  const found = new Map([...near!.data, ...closest!.data].map((one) => [one.id, one]));
  found.delete(id);
  return [...found.values()].slice(0, count).map((one) => toCaseCard(one));
}
