/** Requests and responses of the content editor. */
import * as z from 'zod';
import type { Shape, WrittenFields } from '#domain/content/shape';
import { LOCALES } from '#domain/locales';
import { instantSchema } from '../common';
import { reasonSchema } from './accounts';

/** A localised text of which languages may be missing. */
const textsSchema = z.partialRecord(z.enum(LOCALES), z.string());

/** Name of a kind: the name of its folder or file. */
export const kindSchema = z.string().regex(/^[a-z-]{1,40}$/);
export const recordIdSchema = z.string().regex(/^[\w-]{1,64}$/);

/** The written form of a record, as in a content file. The codec of its kind checks it. */
const writtenSchema = z.custom<WrittenFields>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
const shapeSchema = z.custom<Shape>((value) => typeof value === 'object' && value !== null);
/** Stored path by the name of a picture file. */
const picturesSchema = z.record(z.string().max(120), z.string().max(200));

const completenessSchema = z.record(
  z.enum(LOCALES),
  z.object({ filled: z.int().min(0), wanted: z.int().min(0) }),
);

/** The person or program that acted. `name` is '' for a command and for the site. */
const personSchema = z.object({ kind: z.enum(['member', 'command', 'site']), name: z.string() });

/** The state that the person saw. The API returns `staff.changed` when it has changed since. */
const seen = {
  revision: z.int().min(0),
  base: z.string().max(40),
};

export const kindSummarySchema = z.object({
  kind: z.string(),
  isSingle: z.boolean(),
  mayWrite: z.boolean(),
  records: z.int().min(0),
  drafts: z.int().min(0),
  /** Records that are complete in each language. */
  complete: z.record(z.enum(LOCALES), z.int().min(0)),
  /** Records with an outdated price, rate or ruling. */
  stale: z.int().min(0),
});

const recordSummarySchema = z.object({
  id: z.string(),
  title: textsSchema,
  isPublished: z.boolean(),
  /** The status: open, completed or closed; null for kinds without a status. */
  status: z.string().nullable(),
  draft: z
    .object({
      savedAt: instantSchema,
      savedBy: personSchema,
      publishAt: instantSchema.nullable(),
      failed: z.boolean(),
    })
    .nullable(),
  languages: completenessSchema,
  /** The day of an outdated price, rate or ruling. */
  staleSince: z.string().nullable(),
});

export const recordListSchema = z.object({
  kind: z.string(),
  isSingle: z.boolean(),
  mayWrite: z.boolean(),
  /** The ids that the kind can have, when only these are valid. */
  ids: z.array(z.string()).nullable(),
  records: z.array(recordSummarySchema),
});

const versionSummarySchema = z.object({
  seq: z.int(),
  action: z.enum(['imported', 'published', 'closed', 'reopened', 'updated', 'withdrawn']),
  fields: z.array(z.string()),
  at: instantSchema,
  by: personSchema,
});

export const optionSchema = z.object({ id: z.string(), title: textsSchema });

export const recordSchema = z.object({
  ...seen,
  kind: z.string(),
  id: z.string(),
  isSingle: z.boolean(),
  mayWrite: z.boolean(),
  isPublished: z.boolean(),
  shape: shapeSchema,
  /** Fields that only an approval changes. */
  guarded: z.array(z.string()),
  /** The fields of the draft. Without a draft, the fields of the published record. */
  written: writtenSchema,
  pictures: picturesSchema,
  title: textsSchema,
  status: z.string().nullable(),
  draft: z
    .object({
      savedAt: instantSchema,
      savedBy: personSchema,
      publishAt: instantSchema.nullable(),
      /** Messages of the scheduled publication that failed, by field. */
      failure: z.record(z.string(), z.string()).nullable(),
      /** Fields that differ from the published record. */
      fields: z.array(z.string()),
    })
    .nullable(),
  languages: completenessSchema,
  staleSince: z.string().nullable(),
  /** Path of the public page without a language, or null. */
  page: z.string().nullable(),
  versions: z.array(versionSummarySchema),
  /** Items to choose from, by kind. */
  options: z.record(z.string(), z.array(optionSchema)),
  /** Names of the drawings. */
  scenes: z.array(z.string()),
});

export const versionSchema = z.object({
  ...versionSummarySchema.shape,
  kind: z.string(),
  id: z.string(),
  isSingle: z.boolean(),
  title: textsSchema,
  /** False for a withdrawal, and for a member who may not write the kind. */
  canRestore: z.boolean(),
  /** The texts that differ: `before` in this version, `after` in the published record. */
  changes: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});

export const saveDraftBodySchema = z.strictObject({
  ...seen,
  written: writtenSchema,
  pictures: picturesSchema,
});
export const seenBodySchema = z.strictObject(seen);
/** True when the member has looked again at the figures of `content.doubtful`. */
export const confirmedSchema = z.boolean().optional();
export const publishBodySchema = z.strictObject({ ...seen, confirmed: confirmedSchema });
/** `at: null` ends the schedule. */
export const scheduleBodySchema = publishBodySchema.extend({ at: instantSchema.nullable() });
export const withdrawBodySchema = z.strictObject({ ...seen, reason: reasonSchema });
export const statusBodySchema = z.strictObject({
  status: z.enum(['open', 'closed']),
  reason: reasonSchema,
});
export const updateBodySchema = z.strictObject({
  at: z.string().max(30),
  text: z.record(z.string(), z.string().max(5_000)),
});
export const restoreBodySchema = z.strictObject({ ...seen, seq: z.int() });
export const savedDraftSchema = z.object({ revision: z.int() });
/** `page`: path of the page that shows the record, without a language. `token`: for the query `preview`. */
export const previewSchema = z.object({ token: z.string(), page: z.string().nullable() });
export const photographSchema = z.object({ name: z.string(), path: z.string() });

/** The kinds whose figures staff can import as CSV. */
export const CSV_KINDS = ['metals', 'currencies', 'stocks', 'investment-funds'] as const;
export type CsvKind = (typeof CSV_KINDS)[number];

export const figuresBodySchema = z.strictObject({
  kind: z.enum(CSV_KINDS),
  /** The first line has the names of the columns. */
  csv: z.string().max(200_000),
  /** Checks and returns the changes without publishing them. */
  dryRun: z.boolean(),
  confirmed: confirmedSchema,
});
export const figuresResultSchema = z.object({
  changes: z.array(
    z.object({
      id: z.string(),
      field: z.string(),
      /** The key of the row, such as a metal, after the symbol of a share. null: the field is in no row. */
      row: z.string().nullable(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
});

export const bankAccountsBodySchema = z.strictObject({
  ...seen,
  accounts: z.array(writtenSchema).max(20),
  reason: reasonSchema,
});

export type KindSummary = z.infer<typeof kindSummarySchema>;
export type RecordSummary = z.infer<typeof recordSummarySchema>;
export type RecordList = z.infer<typeof recordListSchema>;
export type ContentRecord = z.infer<typeof recordSchema>;
export type ContentVersion = z.infer<typeof versionSchema>;
export type Person = z.infer<typeof personSchema>;
