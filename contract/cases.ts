/** Tafreej cases: debtors under a court order, each with a bill that donors pay off once. */
import * as z from 'zod';
import type { EligibilityRules } from '#domain/offerings/tafreej';
import { pageQuerySchema } from './common';
import * as field from './fields';
import { givenTo, offeringContent, offeringSchema } from './offerings';
import { areaSchema, countQuery, GENDERS, SOCIAL_STATUSES } from './people';

const { first, last } = offeringContent({ intentions: ['sadaqa'], anyAmount: true });

/** A case as the charity writes it. */
export const caseContent = z.object({
  ...first,
  /** Number of the court's bill, so that donors can verify it at the court. */
  billNumber: field.matching(
    /^[\w/-]{3,30}$/,
    'billNumber',
    'a bill number of letters, digits, / and -',
  ),
  /** The part of the claim that was still unpaid when the case was published. */
  goal: field.rials,
  claim: field.anyMoney,
  enforcementOrders: field.count(),
  /** Date of the enforcement order. */
  orderedAt: field.writtenAs('ordered', field.startOfDay),
  checkedAt: field.writtenAs('checked', field.startOfDay),
  socialSecurity: z.boolean(),
  nationality: field.country,
  gender: z.enum(GENDERS),
  socialStatus: z.enum(SOCIAL_STATUSES),
  /** Children who depend on the person. */
  children: field.count(),
  area: field.id('an area'),
  areaName: field.text,
  ...last,
});
const checked = caseContent.pick({
  ...{ claim: true, enforcementOrders: true, orderedAt: true, socialSecurity: true },
  checkedAt: true,
});

/**
 * GET /tafreej-cases/{id}: an offering whose limit is money. `raised` is the amount paid so far. `eligibility`: the
 * facts that staff checked before publication (domain/offerings/tafreej.ts).
 */
export const caseSchema = z.object({
  ...caseContent.omit({
    ...{ position: true, claim: true, enforcementOrders: true, orderedAt: true },
    ...{ socialSecurity: true, checkedAt: true },
  }).shape,
  ...offeringSchema.shape,
  ...givenTo,
  eligibility: checked,
});

/** GET /tafreej-cases */
export const caseSummarySchema = caseSchema.omit({
  ...{ story: true, pictures: true, eligibility: true },
});

export const CASE_ORDERS = ['closest', 'newest', 'smallest'] as const;

export const caseQuerySchema = pageQuerySchema.extend({
  /** open: accepts gifts. completed: paid off. closed: ended without being paid off. */
  state: z.enum(['open', 'completed', 'closed']).optional().catch(undefined),
  nationality: field.country.optional().catch(undefined),
  gender: z.enum(GENDERS).optional().catch(undefined),
  socialStatus: z.enum(SOCIAL_STATUSES).optional().catch(undefined),
  /** Minimum number of dependent children. */
  children: countQuery(0, 20),
  area: areaSchema.optional().catch(undefined),
  /** Only cases that accept zakat (debtors are one of the eight groups of recipients, Quran 9:60). */
  zakat: z.enum(['true']).optional().catch(undefined),
  order: z.enum(CASE_ORDERS).default('closest').catch('closest'),
});

/** The charity's rules for cases, in the settings category TAFREEJ. */
export const tafreejContent = z.object({
  claimCap: field.anyMoney,
  enforcementOrders: field.count(),
  yearsSinceOrder: field.count(),
  /** True when only beneficiaries of social security are eligible. */
  socialSecurity: z.boolean(),
  authority: field.text,
  decidedAt: field.writtenAs('decided', field.startOfDay),
  /** The ruling that allows zakat for a debt. */
  zakatAuthority: field.text.nullable().default(null),
  /** The options of the area filter in the list of cases. */
  areas: z.array(z.object({ id: field.id('the area'), title: field.text })).default([]),
  nationalities: z.array(field.country).default([]),
});

/** The eligibility rules of a published case. */
export const tafreejSettingsSchema = z.object({
  CLAIM_CAP: z.object({ value: tafreejContent.shape.claimCap }),
  ENFORCEMENT_ORDERS: z.object({ value: tafreejContent.shape.enforcementOrders }),
  YEARS_SINCE_ORDER: z.object({ value: tafreejContent.shape.yearsSinceOrder.max(100) }),
  SOCIAL_SECURITY: z.object({ value: tafreejContent.shape.socialSecurity }),
});

export function rulesOf(set: z.infer<typeof tafreejSettingsSchema>): EligibilityRules {
  return {
    claimCap: set.CLAIM_CAP.value,
    enforcementOrders: set.ENFORCEMENT_ORDERS.value,
    years: set.YEARS_SINCE_ORDER.value,
    socialSecurity: set.SOCIAL_SECURITY.value,
  };
}

export type CaseSummary = z.infer<typeof caseSummarySchema>;
export type Case = z.infer<typeof caseSchema>;
export type CaseQuery = z.infer<typeof caseQuerySchema>;
