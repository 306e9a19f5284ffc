/** The open funds that have rules of their own, and what may be given to a campaign: charity, zakat, purification. */
import type { Intention } from './cart';

export const FUNDS = {
  anywhere: 'where-it-is-needed-most',
  zakat: 'zakat-fund',
  purification: 'stock-purification-fund',
} as const;

/** The type of campaigns without goal and deadline. */
export const FUND_TYPE = 'fund';

/** Where a gift goes whose donor chose a category and no campaign. */
export function fundOf(category: { fund: string | null }): string {
  return category.fund ?? FUNDS.anywhere;
}

/**
 * Two funds hold money of one intention only, and purified gains go to no other place: they earn no reward and are kept
 * apart. The first is what is meant when the donor chooses none.
 */
export function intentionsOf(project: {
  id: string;
  zakatEligible: boolean;
}): readonly [Intention, ...Intention[]] {
  if (project.id === FUNDS.zakat) return ['zakat'];
  if (project.id === FUNDS.purification) return ['purification'];
  return project.zakatEligible ? ['sadaqa', 'zakat'] : ['sadaqa'];
}
