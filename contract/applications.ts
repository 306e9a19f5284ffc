/** Schemas of applications: the forms of events, training, volunteering, partners, organisations and contact. */
import * as z from 'zod';
import {
  idSchema,
  instantSchema,
  localeSchema,
  localisedTextSchema,
  resultSchema,
  timeZoneSchema,
  tokenSchema,
} from './common';
import type { Endpoint } from './endpoint';
import { emailSchema, lineSchema } from './values';

export const APPLICATION_KINDS = [
  'event',
  'training',
  'volunteer',
  'partner',
  'ngo',
  'contact',
] as const;
export type ApplicationKind = (typeof APPLICATION_KINDS)[number];

/**
 * received: staff will answer. confirmed: has its seats. waiting: on the waiting list, and gets seats when some are
 * released. withdrawn: the applicant has withdrawn it.
 */
export const APPLICATION_STATES = ['received', 'confirmed', 'waiting', 'withdrawn'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** Seats of an event or a training. `taken` is at most `capacity`. Further applicants are on a waiting list. */
export const seatsSchema = z.object({ capacity: z.int().positive(), taken: z.int().min(0) });
export type Seats = z.infer<typeof seatsSchema>;

/** The fields of every application. */
export const applicantFields = {
  name: lineSchema(80),
  email: emailSchema,
};

/**
 * The response to an application. It contains no token, because a third party can type any e-mail address: only the
 * mail contains the link. The same application sent twice gets the same response, and is stored once.
 */
export const applicationReceiptSchema = z.object({
  reference: z.string(),
  state: z.enum(APPLICATION_STATES),
});

/** GET /applications/{token}: for the applicant, who has the link from the mail. */
export const applicationSchema = z.object({
  reference: z.string(),
  kind: z.enum(APPLICATION_KINDS),
  state: z.enum(APPLICATION_STATES),
  locale: localeSchema,
  createdAt: instantSchema,
  seats: z.int().min(0),
  /** The event or training. null for other kinds, and when it no longer exists. */
  subject: z
    .object({
      id: idSchema,
      title: localisedTextSchema,
      /** A training begins at midnight in its time zone. */
      startsAt: instantSchema,
      timeZone: timeZoneSchema,
      /** False when it was withdrawn: it then has no page. */
      hasPage: z.boolean(),
    })
    .nullable(),
  /** False when it was withdrawn, or its event or training has begun. */
  canWithdraw: z.boolean(),
});

const params = z.object({ token: tokenSchema });
const reply = resultSchema(applicationSchema);

export const APPLICATION_ENDPOINTS = {
  application: {
    route: 'GET /applications/{token}',
    summary: 'An application, for the applicant who has the link from the mail.',
    params,
    reply,
    errors: ['application.notFound'],
  },
  withdrawApplication: {
    route: 'POST /applications/{token}/withdraw',
    summary: 'Withdraws an application, and gives its seats to the waiting list. Idempotent.',
    params,
    reply,
    errors: ['application.notFound', 'application.closed'],
  },
} as const satisfies Record<string, Endpoint>;

export type ApplicationReceipt = z.infer<typeof applicationReceiptSchema>;
export type Application = z.infer<typeof applicationSchema>;
