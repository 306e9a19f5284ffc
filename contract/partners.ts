/** Partners of the charity: organisations that work with it, by type, and the form for new ones. */
import * as z from 'zod';
import { applicantFields, applicationReceiptSchema } from './applications';
import { idSchema, localeSchema, pageQuerySchema, resultSchema } from './common';
import { namedSchema } from './content';
import { DONOR_HEADER_DESCRIPTIONS } from './donor-marks';
import { type Endpoint, pageOf } from './endpoint';
import * as field from './fields';
import { lineSchema, requiredTextSchema } from './values';

/** One type of GET /partner-types, such as businesses. */
export const partnerTypeSchema = namedSchema.extend({
  /** The number of partners of this type. */
  partners: z.int().min(0),
});

export const partnerQuerySchema = pageQuerySchema.extend({
  /** Id of a type. An invalid id is ignored. */
  type: idSchema.optional().catch(undefined),
});

/** A partner as the charity writes it. */
export const partnerContent = z.object({
  name: field.text,
  /** What the partner does for the charity. */
  summary: field.text,
  type: field.reference('partner-types'),
  /** The year in which the partnership began. */
  since: field.count(1),
  position: field.count(),
  logo: field.picture.nullable().default(null),
  /** Website of the partner. */
  url: field.optionalUrl,
});

/** One partner of GET /partners. */
export const partnerSchema = partnerContent.omit({ position: true }).extend({ id: idSchema });

export const MAX_ORGANISATION_LENGTH = 120;
export const MAX_MESSAGE_LENGTH = 2_000;

/** POST /partner-applications */
export const partnerApplicationBodySchema = z.object({
  ...applicantFields,
  /** Id of the type of partnership. */
  type: idSchema,
  organisation: lineSchema(MAX_ORGANISATION_LENGTH),
  /** The applicant's proposal. */
  message: requiredTextSchema(MAX_MESSAGE_LENGTH),
  /** Language of the mails to the applicant. */
  locale: localeSchema,
});

export const PARTNERS_ENDPOINTS = {
  partnerTypes: {
    route: 'GET /partner-types',
    summary: 'Types of partners, in order, each with the number of its partners.',
    ...pageOf(partnerTypeSchema, pageQuerySchema),
  },
  partners: {
    route: 'GET /partners',
    summary: 'Partners, optionally of one type, in pages.',
    ...pageOf(partnerSchema, partnerQuerySchema),
  },
  applyAsPartner: {
    route: 'POST /partner-applications',
    summary: 'Sends an application for a partnership. Idempotent.',
    body: partnerApplicationBodySchema,
    auth: 'optional',
    status: 201,
    optionalHeaders: DONOR_HEADER_DESCRIPTIONS,
    reply: resultSchema(applicationReceiptSchema),
    errors: ['partner.unknownType', 'application.invalidEmail', 'application.tooMany'],
  },
} as const satisfies Record<string, Endpoint>;

export type PartnerType = z.infer<typeof partnerTypeSchema>;
export type Partner = z.infer<typeof partnerSchema>;
