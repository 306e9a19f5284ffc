/** Organisations (NGOs) that the charity works with, and the application of an organisation that wants to be one. */
import * as z from 'zod';
import { applicantFields, applicationReceiptSchema } from './applications';
import {
  idSchema,
  localeSchema,
  moneySchema,
  pageQuerySchema,
  resultSchema,
  searchSchema,
  tokenSchema,
} from './common';
import { namedSchema } from './content';
import { DONOR_HEADER_DESCRIPTIONS } from './donor-marks';
import { createDraftBodySchema, draftSchema, saveDraftBodySchema } from './drafts';
import { type Endpoint, pageOf, recordOf } from './endpoint';
import * as field from './fields';
import { NGO_FILE_FIELDS, NGO_NETWORKS } from './ngo-fields';
import { areaSchema } from './people';
import {
  daySchema,
  httpsUrlSchema,
  lineSchema,
  phoneSchema,
  requiredTextSchema,
  shownUrlSchema,
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
  nationality: field.country,
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

const draftParams = z.object({ token: tokenSchema });

export const NGO_ENDPOINTS = {
  beneficiaryTypes: {
    route: 'GET /beneficiary-types',
    summary: 'Groups of people whom organisations help, in order.',
    ...pageOf(namedSchema, pageQuerySchema),
  },
  ngos: {
    route: 'GET /ngos',
    summary: 'Organisations that the charity works with, filtered, in pages.',
    ...pageOf(ngoSummarySchema, ngoQuerySchema),
  },
  ngo: {
    route: 'GET /ngos/{id}',
    summary: 'One organisation with its checks and campaigns.',
    ...recordOf(ngoSchema, 'ngo.notFound'),
  },
  createDraft: {
    route: 'POST /application-drafts',
    summary: 'Creates the draft of a form with files. It expires after 30 days without a change.',
    body: createDraftBodySchema,
    status: 201,
    optionalHeaders: DONOR_HEADER_DESCRIPTIONS,
    reply: resultSchema(draftSchema),
    errors: ['draft.tooMany', 'draft.tooLarge'],
  },
  draft: {
    route: 'GET /application-drafts/{token}',
    summary: 'One draft, without the contents of its files. The token authorises the request.',
    params: draftParams,
    reply: resultSchema(draftSchema),
    errors: ['draft.notFound'],
  },
  saveDraft: {
    route: 'POST /application-drafts/{token}',
    summary: 'Replaces the typed fields of a draft.',
    params: draftParams,
    body: saveDraftBodySchema,
    reply: resultSchema(draftSchema),
    errors: ['draft.notFound', 'draft.tooLarge'],
  },
  uploadDraftFile: {
    route: 'POST /application-drafts/{token}/files/{field}',
    summary:
      'Adds a file: logo or cover as JPEG or PNG of at most 1 MB, documents also as PDF and at most 3 MB. Idempotent.',
    params: draftParams.extend({ field: z.enum(NGO_FILE_FIELDS) }),
    upload: true,
    status: 201,
    optionalHeaders: DONOR_HEADER_DESCRIPTIONS,
    reply: resultSchema(draftSchema),
    errors: [
      'draft.notFound',
      'draft.full',
      'draft.tooMany',
      'upload.unsupportedType',
      'upload.tooLarge',
      'upload.tooManyPixels',
      'request.busy',
    ],
  },
  removeDraftFile: {
    route: 'POST /application-drafts/{token}/files/{id}/remove',
    summary: 'Removes a file of a draft. Idempotent.',
    params: draftParams.extend({ id: idSchema }),
    reply: resultSchema(draftSchema),
    errors: ['draft.notFound'],
  },
  applyAsNgo: {
    route: 'POST /ngo-applications',
    summary:
      'Sends the application of an organisation with the files of its draft: a logo and at least one legal document. Idempotent.',
    auth: 'optional',
    optionalHeaders: DONOR_HEADER_DESCRIPTIONS,
    body: ngoApplicationBodySchema,
    status: 201,
    reply: resultSchema(applicationReceiptSchema),
    errors: ['draft.notFound', 'application.tooMany', 'application.invalidEmail'],
  },
} as const satisfies Record<string, Endpoint>;

export type NgoSummary = z.infer<typeof ngoSummarySchema>;
export type Ngo = z.infer<typeof ngoSchema>;
export type NgoQuery = z.infer<typeof ngoQuerySchema>;
export type NgoApplicationBody = z.infer<typeof ngoApplicationBodySchema>;
