/** Tafreej: what must be true of a debt before donors are asked to pay it. The figures are the charity's settings. */
import type { Money } from '../money';
import { addMonths } from './sponsorship';

export type EligibilityRules = {
  /** What is claimed is at most this. */
  claimCap: Money;
  /** So many orders of enforcement stand against the person: no fewer and no more. */
  enforcementOrders: number;
  /** Full years that have gone by since the order. */
  years: number;
  /** Only beneficiaries of social security. */
  socialSecurity: boolean;
};

export type EligibilityFacts = {
  claim: Money;
  enforcementOrders: number;
  /** ISO 8601. */
  orderedAt: string;
  socialSecurity: boolean;
};

/** In the order in which they are checked and shown. */
export const ELIGIBILITY_CHECKS = ['claim', 'orders', 'time', 'socialSecurity'] as const;
export type EligibilityCheck = (typeof ELIGIBILITY_CHECKS)[number];

/** Which rules a case breaks; none, and it may be published. */
export function eligibilityProblems(
  facts: EligibilityFacts,
  rules: EligibilityRules,
  now: Date,
): EligibilityCheck[] {
  const { claim } = facts;
  const holds: Record<EligibilityCheck, boolean> = {
    // Amounts of two currencies have no order: such a claim is for people to look at.
    claim:
      claim.currency === rules.claimCap.currency &&
      claim.minor > 0 &&
      claim.minor <= rules.claimCap.minor,
    orders: facts.enforcementOrders === rules.enforcementOrders,
    time: facts.orderedAt.slice(0, 10) <= lastOrderDay(rules, now),
    socialSecurity: facts.socialSecurity || !rules.socialSecurity,
  };
  return ELIGIBILITY_CHECKS.filter((check) => !holds[check]);
}

/** The last day of an order since which the years are full: "2025-03-12" on the 12th of March 2026. */
export function lastOrderDay({ years }: Pick<EligibilityRules, 'years'>, now: Date): string {
  return addMonths(now.toISOString(), -12 * years);
}
