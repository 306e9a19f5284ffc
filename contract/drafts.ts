/** Drafts: forms with files that the applicant has not sent yet. The API stores what is typed, without validation. */
import * as z from 'zod';
import { idSchema, instantSchema, tokenSchema, toStorableText } from './common';

export const DRAFT_KINDS = ['ngo'] as const;

/** Name of a form field. */
const fieldSchema = z.string().regex(/^[a-zA-Z]{1,40}$/);
const typed = z.string().max(2_000).overwrite(toStorableText);

/** The typed fields, as typed, without the characters that a database cannot store. */
export const draftDataSchema = z
  .partialRecord(fieldSchema, z.union([typed, z.array(typed).max(40)]))
  .refine((data) => Object.keys(data).length <= 60);

/** `name` is the file name of the applicant's device: untrusted text. The API never returns the file itself. */
export const draftFileSchema = z.object({
  id: idSchema,
  field: fieldSchema,
  name: z.string(),
  type: z.enum(['image/jpeg', 'image/png', 'application/pdf']),
  /** Size as stored: pictures are re-encoded. */
  bytes: z.int().positive(),
});

/** A caller with the token may read and change the draft. */
export const draftSchema = z.object({
  token: tokenSchema,
  kind: z.enum(DRAFT_KINDS),
  data: draftDataSchema,
  files: z.array(draftFileSchema),
  savedAt: instantSchema,
  expiresAt: instantSchema,
});

export const createDraftBodySchema = z.object({
  kind: z.enum(DRAFT_KINDS),
  data: draftDataSchema.default({}),
});
export const saveDraftBodySchema = z.object({ data: draftDataSchema });

export type DraftData = z.infer<typeof draftDataSchema>;
export type DraftFile = z.infer<typeof draftFileSchema>;
export type Draft = z.infer<typeof draftSchema>;
