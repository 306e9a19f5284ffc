/** Organisations (NGOs) that the charity works with, and the application of an organisation that wants to be one. */
import * as z from 'zod';
import { applicantFields } from './applications';
import {
  idSchema,
  localeSchema,
  moneySchema,
  pageQuerySchema,
  searchSchema,
  tokenSchema,
} from './common';
import * as field from './fields';
import { NGO_NETWORKS } from './ngo-fields';
import { areaSchema, nationalitySchema } from './people';
import {
  phoneSchema,
  httpsUrlSchema,
  shownUrlSchema,
  daySchema,
  lineSchema,
  requiredTextSchema,
} from './values';

/** A campaign, a fund or an endowment that the organisation carries out. */
export const ngoCampaignSchema = z.object({
  id: idSchema,
  title: field.text,
  status: z.enum(['open', 'completed', 'closed']),
  raised: moneySchema,
});

/** An organisation as the charity writes it. */
export const ngoContent = z.object({
  name: field.text,
  summary: field.text,
  position: field.count(),
  category: field.reference('categories'),
  beneficiaries: field.oneOrMore(field.reference('beneficiary-types')),
  area: field.id('an area'),
  areaName: field.text,
  nationality: field.country,
  established: field.day,
  /** The people who work for the organisation. Empty when unknown. */
  people: field.optionalText,
  address: field.text,
  phone: field.phone,
  email: field.email,
  social: z
    .object(Object.fromEntries(NGO_NETWORKS.map((network) => [network, field.optionalUrl])))
    .nullable()
    .default(null),
  logo: field.picture.nullable().default(null),
  cover: field.picture.nullable().default(null),
  pictures: z.array(field.picture).default([]),
  /** The day on which staff last checked the papers. null: the check is not finished. */
  checked: field.day.nullable().default(null),
  /** What staff checked, one text for each point. */
  checks: z.array(field.text).default([]),
  campaigns: z.array(field.reference('campaigns', 'funds', 'endowments')).default([]),
  story: field.optionalHtml,
});

/** GET /ngos/{id} */
export const ngoSchema = ngoContent.omit({ position: true }).extend({
  id: idSchema,
  social: z.partialRecord(z.enum(NGO_NETWORKS), shownUrlSchema),
  campaigns: z.array(ngoCampaignSchema),
});

/** GET /ngos */
export const ngoSummarySchema = ngoSchema.omit({
  ...{ story: true, nationality: true, people: true, address: true, phone: true, email: true },
  ...{ social: true, cover: true, pictures: true, checks: true, campaigns: true },
});

export const ngoQuerySchema = pageQuerySchema.extend({
  /** A category of campaigns. */
  category: idSchema.optional().catch(undefined),
  area: areaSchema.optional().catch(undefined),
  beneficiary: idSchema.optional().catch(undefined),
  search: searchSchema,
});

/** POST /ngo-applications. `draft`: the token of the draft with the files. */
export const ngoApplicationBodySchema = z.object({
  draft: tokenSchema,
  organisation: lineSchema(120),
  nationality: nationalitySchema,
  /** Not in the future. */
  established: daySchema,
  address: requiredTextSchema(300),
  beneficiaries: z.array(idSchema).max(30),
  /** The person who speaks for the organisation. */
  ...applicantFields,
  role: lineSchema(80),
  mobile: phoneSchema,
  /** The phone of the office. */
  phone: phoneSchema.nullable(),
  social: z.partialRecord(z.enum(NGO_NETWORKS), httpsUrlSchema),
  locale: localeSchema,
});

export type NgoSummary = z.infer<typeof ngoSummarySchema>;
export type Ngo = z.infer<typeof ngoSchema>;
export type NgoQuery = z.infer<typeof ngoQuerySchema>;
export type NgoApplicationBody = z.infer<typeof ngoApplicationBodySchema>;
