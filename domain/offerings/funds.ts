/** Funds for a single intention, and the intentions that each campaign accepts. */
import type { Intention } from '../cart';

export const FUNDS = {
  anywhere: 'where-it-is-needed-most',
  zakat: 'zakat-fund',
  purification: 'stock-purification-fund',
  waqf: 'waqf-fund',
  kafarat: 'kafarat-fund',
  sacrifice: 'sacrifice-fund',
} as const;

/** Funds that accept gifts of one intention only. */
const OWN_INTENTION: ReadonlyMap<string, Intention> = new Map([
  [FUNDS.zakat, 'zakat'],
  [FUNDS.purification, 'purification'],
  [FUNDS.waqf, 'waqf'],
  [FUNDS.kafarat, 'kafara'],
  [FUNDS.sacrifice, 'sacrifice'],
]);

/** Returns undefined for a campaign, and for a fund that accepts more than one intention. */
export const intentionOfFund = (id: string): Intention | undefined => OWN_INTENTION.get(id);

/** Intentions whose gift may be made on behalf of another person. An obligation is always the donor's own. */
const GIFTABLE_INTENTIONS: readonly Intention[] = ['sadaqa', 'waqf', 'sacrifice'];

export function mayNameRecipient(intentions: readonly Intention[]): boolean {
  return intentions.some((intention) => GIFTABLE_INTENTIONS.includes(intention));
}

/** The type of campaigns without goal and deadline. */
export const FUND_TYPE = 'fund';

/**
 * Returns the intentions that a campaign accepts. The first is the default. Except for zakat, an obligation or a waqf
 * goes only to its own fund: purified gains earn no reward, a waqf is never spent, an expiation only feeds the poor.
 */
export function intentionsOf(project: {
  id: string;
  zakatEligible: boolean;
}): readonly [Intention, ...Intention[]] {
  const own = intentionOfFund(project.id);
  if (own) return [own];
  return project.zakatEligible ? ['sadaqa', 'zakat'] : ['sadaqa'];
}
