/** Tafreej: the eligibility rules of a debt. A case must meet them before it is published. The limits are settings. */
import type { Money } from '../money';
import { addMonths } from './sponsorship';

export type EligibilityRules = {
  /** Maximum amount of the claim. */
  claimCap: Money;
  /** The exact number of enforcement orders against the debtor. */
  enforcementOrders: number;
  /** Minimum age of the enforcement order, in full years. */
  years: number;
  /** True when only recipients of social security are eligible. */
  socialSecurity: boolean;
};

export type EligibilityFacts = {
  claim: Money;
  enforcementOrders: number;
  /** ISO 8601 date of the enforcement order. */
  orderedAt: string;
  socialSecurity: boolean;
};

/** In the order in which they are checked and displayed. */
const ELIGIBILITY_CHECKS = ['claim', 'orders', 'time', 'socialSecurity'] as const;
export type EligibilityCheck = (typeof ELIGIBILITY_CHECKS)[number];

/** Returns the rules that a case breaks. An empty list means that it may be published. */
export function eligibilityProblems(
  facts: EligibilityFacts,
  rules: EligibilityRules,
  now: Date,
): EligibilityCheck[] {
  const { claim } = facts;
  const holds: Record<EligibilityCheck, boolean> = {
    // Amounts in two currencies cannot be compared: staff must check such a claim.
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

/** Returns the last order date that is old enough: "2025-03-12" on 12 March 2026 with one year. */
export function lastOrderDay({ years }: Pick<EligibilityRules, 'years'>, now: Date): string {
  return addMonths(now.toISOString(), -12 * years);
}
