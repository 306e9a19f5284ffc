/** Organisations (NGOs) that the charity works with, and the application of an organisation that wants to be one. */
import * as z from 'zod';
import { applicantFields } from './applications';
import {
  idSchema,
  localeSchema,
  localisedTextSchema,
  moneySchema,
  pageQuerySchema,
  pictureSchema,
  searchSchema,
  tokenSchema,
} from './common';
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

/** GET /ngos */
export const ngoSummarySchema = z.object({
  id: idSchema,
  name: localisedTextSchema,
  summary: localisedTextSchema,
  category: idSchema,
  beneficiaries: z.array(idSchema),
  area: areaSchema,
  areaName: localisedTextSchema,
  established: daySchema,
  logo: pictureSchema.nullable(),
  /** The day on which staff last checked the papers. null: the check is not finished. */
  checked: daySchema.nullable(),
});

/** A campaign or fund that the organisation carries out. */
export const ngoCampaignSchema = z.object({
  id: idSchema,
  title: localisedTextSchema,
  status: z.enum(['open', 'completed', 'closed']),
  raised: moneySchema,
});

/** GET /ngos/{id} */
export const ngoSchema = ngoSummarySchema.extend({
  /** HTML: untrusted until sanitised. May be empty. */
  story: localisedTextSchema,
  nationality: nationalitySchema,
  /** The people who work for the organisation. Empty when unknown. */
  people: localisedTextSchema,
  address: localisedTextSchema,
  phone: z.string(),
  email: z.string(),
  social: z.partialRecord(z.enum(NGO_NETWORKS), shownUrlSchema),
  cover: pictureSchema.nullable(),
  pictures: z.array(pictureSchema),
  /** What staff checked, one text for each point. */
  checks: z.array(localisedTextSchema),
  campaigns: z.array(ngoCampaignSchema),
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
