/** Tafreej cases: debtors under a court order, each with a bill that donors pay off once. */
import * as z from 'zod';
import type { EligibilityRules } from '#domain/offerings/tafreej';
import {
  instantSchema,
  localisedTextSchema,
  moneySchema,
  pageQuerySchema,
  pictureSchema,
} from './common';
import { offeringSchema } from './offerings';
import { areaSchema, countQuery, GENDERS, nationalitySchema, SOCIAL_STATUSES } from './people';

/** GET /tafreej-cases: an offering whose limit is money. `raised` is the amount paid so far. */
export const caseSummarySchema = offeringSchema.extend({
  /** Number of the court's bill, so that donors can verify it at the court. */
  billNumber: z.string().regex(/^[\w/-]{3,30}$/),
  goal: moneySchema,
  raised: moneySchema,
  gifts: z.int().min(0),
  publishedAt: instantSchema,
  nationality: nationalitySchema,
  gender: z.enum(GENDERS),
  socialStatus: z.enum(SOCIAL_STATUSES),
  /** Children who depend on the person. */
  children: z.int().min(0),
  area: areaSchema,
  areaName: localisedTextSchema,
});

/**
 * GET /tafreej-cases/{id}. `eligibility`: the facts that staff checked before publication
 * (domain/offerings/tafreej.ts).
 */
export const caseSchema = caseSummarySchema.extend({
  /** HTML: untrusted until sanitised. */
  story: localisedTextSchema,
  pictures: z.array(pictureSchema),
  eligibility: z.object({
    claim: moneySchema,
    enforcementOrders: z.int().min(0),
    /** Date of the enforcement order. */
    orderedAt: instantSchema,
    socialSecurity: z.boolean(),
    checkedAt: instantSchema,
  }),
});

export const CASE_ORDERS = ['closest', 'newest', 'smallest'] as const;

export const caseQuerySchema = pageQuerySchema.extend({
  /** open: accepts gifts. completed: paid off. closed: ended without being paid off. */
  state: z.enum(['open', 'completed', 'closed']).optional().catch(undefined),
  nationality: nationalitySchema.optional().catch(undefined),
  gender: z.enum(GENDERS).optional().catch(undefined),
  socialStatus: z.enum(SOCIAL_STATUSES).optional().catch(undefined),
  /** Minimum number of dependent children. */
  children: countQuery(0, 20),
  area: areaSchema.optional().catch(undefined),
  /** Only cases that accept zakat (debtors are one of the eight groups of recipients, Quran 9:60). */
  zakat: z.enum(['true']).optional().catch(undefined),
  order: z.enum(CASE_ORDERS).default('closest').catch('closest'),
});

/** The settings of the category TAFREEJ: the eligibility rules of a published case. */
export const tafreejSettingsSchema = z.object({
  CLAIM_CAP: z.object({ value: moneySchema }),
  ENFORCEMENT_ORDERS: z.object({ value: z.int().min(0) }),
  YEARS_SINCE_ORDER: z.object({ value: z.int().min(0).max(100) }),
  SOCIAL_SECURITY: z.object({ value: z.boolean() }),
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
