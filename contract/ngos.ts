/** Organisations (NGOs) that the charity works with, and the application of an organisation that wants to be one. */
import * as z from 'zod';
import { typedLine, typedPhone, typedText, applicantFields } from './applications';
import {
  idSchema,
  localeSchema,
  localisedTextSchema,
  moneySchema,
  pageQuerySchema,
  pictureSchema,
  tokenSchema,
} from './common';
import { NGO_NETWORKS } from './ngo-fields';
import { emailSchema } from './orders';
import { areaSchema, nationalitySchema } from './people';

const daySchema = z.iso.date();
/** A link that opens without a certificate warning and runs no script. */
export const httpsUrlSchema = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(300);

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
  email: emailSchema,
  social: z.partialRecord(z.enum(NGO_NETWORKS), httpsUrlSchema),
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
  // Databases reject NUL. The error would look like a failure of the database.
  search: z
    .string()
    .transform((text) => text.replaceAll('\u0000', '').trim())
    .pipe(z.string().max(80))
    .optional()
    .catch(undefined),
});

/** POST /ngo-applications. `draft`: the token of the draft with the files. */
export const ngoApplicationBodySchema = z.object({
  draft: tokenSchema,
  organisation: typedLine(120),
  nationality: nationalitySchema,
  /** Not in the future. */
  established: daySchema,
  address: typedText(300).min(1),
  beneficiaries: z.array(idSchema).max(30),
  /** The person who speaks for the organisation. */
  ...applicantFields,
  role: typedLine(80),
  mobile: typedPhone,
  /** The phone of the office. */
  phone: typedPhone.nullable(),
  social: z.partialRecord(z.enum(NGO_NETWORKS), httpsUrlSchema),
  locale: localeSchema,
});

export type NgoSummary = z.infer<typeof ngoSummarySchema>;
export type Ngo = z.infer<typeof ngoSchema>;
export type NgoQuery = z.infer<typeof ngoQuerySchema>;
export type NgoApplicationBody = z.infer<typeof ngoApplicationBodySchema>;
