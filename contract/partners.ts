/** Partners of the charity: organisations that work with it, by type, and the form for new ones. */
import * as z from 'zod';
import { applicantFields } from './applications';
import {
  idSchema,
  localeSchema,
  localisedTextSchema,
  pageQuerySchema,
  pictureSchema,
} from './common';
import { namedSchema } from './content';
import { shownUrlSchema, lineSchema, requiredTextSchema } from './values';

/** One type of GET /partner-types, such as businesses. */
export const partnerTypeSchema = namedSchema.extend({
  /** The number of partners of this type. */
  partners: z.int().min(0),
});

export const partnerQuerySchema = pageQuerySchema.extend({
  /** Id of a type. An invalid id is ignored. */
  type: idSchema.optional().catch(undefined),
});

/** One partner of GET /partners. */
export const partnerSchema = z.object({
  id: idSchema,
  name: localisedTextSchema,
  /** What the partner does for the charity. */
  summary: localisedTextSchema,
  /** Id of its type. */
  type: idSchema,
  /** The year in which the partnership began. */
  since: z.int(),
  logo: pictureSchema.nullable(),
  /** Website of the partner. Empty when it has none. */
  url: shownUrlSchema,
});

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

export type PartnerType = z.infer<typeof partnerTypeSchema>;
export type PartnerQuery = z.infer<typeof partnerQuerySchema>;
export type Partner = z.infer<typeof partnerSchema>;
export type PartnerApplicationBody = z.infer<typeof partnerApplicationBodySchema>;
