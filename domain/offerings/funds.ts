/** The open funds that have rules of their own, and what may be given to a campaign. */
import type { Intention } from '../cart';

export const FUNDS = {
  anywhere: 'where-it-is-needed-most',
  zakat: 'zakat-fund',
  purification: 'stock-purification-fund',
  waqf: 'waqf-fund',
  kafarat: 'kafarat-fund',
  sacrifice: 'sacrifice-fund',
} as const;

/** Funds that hold money of one intention only, and take no other. */
const OWN_INTENTION: ReadonlyMap<string, Intention> = new Map([
  [FUNDS.zakat, 'zakat'],
  [FUNDS.purification, 'purification'],
  [FUNDS.waqf, 'waqf'],
  [FUNDS.kafarat, 'kafara'],
  [FUNDS.sacrifice, 'sacrifice'],
]);

/** What is offered for somebody's sake may be offered in another's name; what one owes is one's own. */
const IN_ANOTHERS_NAME: readonly Intention[] = ['sadaqa', 'waqf', 'sacrifice'];

export function mayNameRecipient(intentions: readonly Intention[]): boolean {
  return intentions.some((intention) => IN_ANOTHERS_NAME.includes(intention));
}

/** The type of campaigns without goal and deadline. */
export const FUND_TYPE = 'fund';

/** Where a gift goes whose donor chose a category and no campaign. */
export function fundOf(category: { fund: string | null }): string {
  return category.fund ?? FUNDS.anywhere;
}

/**
 * What may be given to a campaign. Of these intentions only zakat goes anywhere but to its own fund: purified gains earn
 * no reward, a waqf is never spent, an expiation feeds the poor and nothing else. The first is what is meant when the
 * donor chooses none.
 */
export function intentionsOf(project: {
  id: string;
  zakatEligible: boolean;
}): readonly [Intention, ...Intention[]] {
  const own = OWN_INTENTION.get(project.id);
  if (own) return [own];
  return project.zakatEligible ? ['sadaqa', 'zakat'] : ['sadaqa'];
}
