/** Names of fields of organisations, for browsers too: schemas would send zod to them. */
import { MAX_DOCUMENTS } from '#domain/constants';

/** Networks of an organisation, in the order in which pages show them. */
export const NGO_NETWORKS = ['website', 'instagram', 'x', 'whatsapp', 'youtube'] as const;

/** The form fields that accept a file. */
export const NGO_FILE_FIELDS = ['logo', 'cover', 'documents'] as const;
export type NgoFileField = (typeof NGO_FILE_FIELDS)[number];
/** Maximum number of files of each field. A further logo or cover replaces the earlier one. */
export const MAX_FILES: Record<NgoFileField, number> = {
  logo: 1,
  cover: 1,
  documents: MAX_DOCUMENTS,
};
