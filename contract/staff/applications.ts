/** Schemas of applications for staff: the list, one application with its history, and what staff do with it. */
import * as z from 'zod';
import { APPLICATION_KINDS, APPLICATION_STATES } from '../applications';
import {
  idSchema,
  instantSchema,
  localeSchema,
  localisedTextSchema,
  pageQuerySchema,
  resultSchema,
  searchSchema,
  timeZoneSchema,
} from '../common';
import { doneReply, type Endpoint } from '../endpoint';
import { daySchema, lineSchema, requiredTextSchema } from '../values';
import { mailPreviewSchema } from './mails';

/**
 * The states of staff's work on an application. Its seats have a state of their own. Events assign their seats without
 * staff, so their applications begin as `done`.
 */
export const HANDLINGS = ['new', 'in_progress', 'accepted', 'declined', 'done'] as const;
export type Handling = (typeof HANDLINGS)[number];

/** The work states that a withdrawn application can get. It has lost its seats, so it cannot be accepted. */
export const HANDLINGS_OF_WITHDRAWN: readonly Handling[] = ['declined', 'done'];

/** Preset filters by work state. `withdrawn`: the applicant has withdrawn it, and staff have not finished it. */
export const APPLICATION_VIEWS = [
  'new',
  'in_progress',
  'accepted',
  'declined',
  'done',
  'withdrawn',
  'all',
] as const;
export type ApplicationView = (typeof APPLICATION_VIEWS)[number];

export const APPLICATIONS_PAGE_SIZE = 25;
const filter = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

const filters = {
  view: z.enum(APPLICATION_VIEWS).default('new').catch('new'),
  /** Reference, name, e-mail address or phone number. */
  q: searchSchema,
  kind: filter(z.enum(APPLICATION_KINDS)),
  /** Id of an event or training. */
  subject: filter(idSchema),
  /** Days in Muscat on which the applications were sent, both included. */
  from: filter(daySchema),
  until: filter(daySchema),
};
const applicationFiltersSchema = z.object(filters);
export const staffApplicationQuerySchema = pageQuerySchema.extend({
  ...filters,
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .default(APPLICATIONS_PAGE_SIZE)
    .catch(APPLICATIONS_PAGE_SIZE),
});
export type ApplicationFilters = z.output<typeof applicationFiltersSchema>;
export type StaffApplicationQuery = z.output<typeof staffApplicationQuerySchema>;

const subjectSchema = z.object({ id: idSchema, title: localisedTextSchema });

const summary = {
  reference: z.string(),
  kind: z.enum(APPLICATION_KINDS),
  state: z.enum(APPLICATION_STATES),
  handling: z.enum(HANDLINGS),
  name: z.string(),
  email: z.string(),
  /** 0 for applications without seats. */
  seats: z.int().min(0),
  createdAt: instantSchema,
};

const applicationRowSchema = z.object({ ...summary, subject: subjectSchema.nullable() });
export type StaffApplicationRow = z.infer<typeof applicationRowSchema>;

export const applicationListSchema = z.object({
  total: z.int().min(0),
  data: z.array(applicationRowSchema),
  views: z.record(z.enum(APPLICATION_VIEWS), z.int()),
  /** The events and trainings that have applications. */
  subjects: z.array(subjectSchema.extend({ kind: z.enum(['event', 'training']) })),
});

const languageSchema = z.object({ lang: localeSchema, dir: z.enum(['ltr', 'rtl']) }).optional();

/** One field of the form, with label and value in the language of the member. */
const readableFieldSchema = z.object({
  name: z.string(),
  label: z.string(),
  value: z.string(),
  /** Language of the value, when it is content in another language. */
  language: languageSchema,
});

const applicationEntrySchema = z.object({
  at: instantSchema,
  kind: z.enum(['sent', 'note', 'answer', 'handled']),
  by: z.enum(['applicant', 'member', 'command', 'site']),
  /** Name of the member of staff. */
  person: z.string(),
  /** Subject of the mail with an answer. */
  subject: z.string().nullable(),
  text: z.string().nullable(),
  /** The new work state, when `kind` is `handled`. */
  handling: z.enum(HANDLINGS).nullable(),
  /** Delivery of the mail with an answer. */
  delivery: z.enum(['sent', 'waiting', 'failed']).nullable(),
});

const staffApplicationSchema = z.object({
  ...summary,
  phone: z.string().nullable(),
  locale: localeSchema,
  updatedAt: instantSchema,
  subject: subjectSchema
    .extend({ startsAt: instantSchema, timeZone: timeZoneSchema, hasTime: z.boolean() })
    .nullable(),
  /** False when its event or training has begun, because other applicants cannot get its seats any more. */
  canRelease: z.boolean(),
  fields: z.array(readableFieldSchema),
  /** Reference of the donation that a message is about. */
  orderReference: z.string().nullable(),
  files: z.array(
    z.object({
      id: idSchema,
      label: z.string(),
      /** Name of the file, without control and direction characters. */
      name: z.string(),
      type: z.string(),
      bytes: z.int().min(0),
    }),
  ),
  /** A subject for the mail of an answer, in the language of the applicant. */
  answerSubject: z.string(),
  /** Newest first. */
  entries: z.array(applicationEntrySchema),
});
export type StaffApplication = z.infer<typeof staffApplicationSchema>;

export const applicationFileSchema = z.object({
  name: z.string(),
  type: z.enum(['application/pdf', 'image/jpeg', 'image/png', 'image/webp']),
  base64: z.string(),
});
/** A CSV file to download, with its name. */
const spreadsheetSchema = z.object({ name: z.string(), csv: z.string() });

/** `seen`: the work state that the member saw. The API returns `staff.changed` when it has changed since. */
const handlingBodySchema = z.strictObject({
  seen: z.enum(HANDLINGS),
  handling: z.enum(HANDLINGS),
});
export const MAX_APPLICATION_NOTE = 2_000;
export const MAX_ANSWER_SUBJECT = 150;
export const MAX_ANSWER = 5_000;
/** The page creates the key with the form, so that a form that is sent twice stores one note. */
const keySchema = z.string().regex(/^[0-9a-f]{32}$/);
const applicationNoteBodySchema = z.strictObject({
  key: keySchema,
  note: requiredTextSchema(MAX_APPLICATION_NOTE),
});
/** `handling`: the new work state. When it is missing, the state does not change. */
const answerBodySchema = z.strictObject({
  key: keySchema,
  seen: z.enum(HANDLINGS),
  subject: lineSchema(MAX_ANSWER_SUBJECT),
  text: requiredTextSchema(MAX_ANSWER),
  handling: z.enum(HANDLINGS).optional(),
});

const params = z.object({ reference: idSchema });
const read = { auth: 'staff', permission: 'applications.read' } as const;
const answer = {
  auth: 'staff',
  permission: 'applications.answer',
  params,
  reply: doneReply,
  errors: ['application.notFound'],
} as const;

export const STAFF_APPLICATION_ENDPOINTS = {
  staffApplications: {
    ...read,
    route: 'GET /staff/applications',
    summary: 'Applications, newest first, with the number of those in each kept list.',
    query: staffApplicationQuerySchema,
    reply: resultSchema(applicationListSchema),
  },
  staffApplicationsFile: {
    ...read,
    permission: 'applications.answer',
    route: 'GET /staff/applications-file',
    summary: 'The matching applications with all fields as CSV. The log of staff has an entry.',
    query: applicationFiltersSchema,
    reply: resultSchema(spreadsheetSchema),
  },
  staffApplication: {
    ...read,
    route: 'GET /staff/applications/{reference}',
    summary: 'One application with readable fields, files and history.',
    params,
    reply: resultSchema(staffApplicationSchema),
    errors: ['application.notFound'],
  },
  staffApplicationFile: {
    ...read,
    route: 'GET /staff/applications/{reference}/files/{id}',
    summary: 'A file that the applicant sent.',
    params: params.extend({ id: idSchema }),
    reply: resultSchema(applicationFileSchema),
    errors: ['application.notFound'],
  },
  staffHandleApplication: {
    ...answer,
    route: 'POST /staff/applications/{reference}/handling',
    summary: 'Changes the work on an application. Declining gives its seats to the waiting list.',
    body: handlingBodySchema,
    errors: [...answer.errors, 'staff.changed', 'application.withdrawn'],
  },
  staffNoteApplication: {
    ...answer,
    route: 'POST /staff/applications/{reference}/notes',
    summary: 'Adds a note that only staff see.',
    body: applicationNoteBodySchema,
  },
  staffPreviewAnswer: {
    ...answer,
    route: 'POST /staff/applications/{reference}/answers/preview',
    summary: 'An answer as it would be sent. Changes nothing.',
    body: answerBodySchema.pick({ subject: true, text: true }),
    reply: resultSchema(mailPreviewSchema),
  },
  staffAnswerApplication: {
    ...answer,
    route: 'POST /staff/applications/{reference}/answers',
    summary: 'Sends the applicant a mail, and stores it with the application.',
    body: answerBodySchema,
    errors: [...answer.errors, 'staff.changed', 'application.withdrawn'],
  },
} as const satisfies Record<string, Endpoint>;

export type AnswerBody = z.output<typeof answerBodySchema>;
