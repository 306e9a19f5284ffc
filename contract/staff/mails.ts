/** Schemas of mails for staff: those that could not be delivered, and a mail before it is sent. */
import * as z from 'zod';
import { idSchema, instantSchema, localeSchema, pageQuerySchema } from '../common';
import { doneReply, type Endpoint, pageOf } from '../endpoint';

/** The subject of a mail. It determines which roles may see the mail and decide about it. */
const MAIL_SUBJECTS = ['order', 'application', 'newsletter', 'account', 'staff'] as const;
export type MailSubject = (typeof MAIL_SUBJECTS)[number];

/**
 * Why a mail was not delivered.
 * - mailbox: the recipient's server knows no such mailbox
 * - full: the mailbox is full
 * - later: the recipient's server temporarily rejects mails
 * - content: the server does not accept this mail
 * - signIn: our mail server does not accept our name or password
 * - unreachable: our mail server does not respond
 */
const MAIL_PROBLEMS = [
  'mailbox',
  'full',
  'later',
  'content',
  'signIn',
  'unreachable',
  'other',
] as const;
export type MailProblem = (typeof MAIL_PROBLEMS)[number];

const undeliveredMailSchema = z.object({
  id: idSchema,
  kind: z.string(),
  subject: z.enum(MAIL_SUBJECTS),
  /** Reference of the order or application. null for other subjects. */
  reference: z.string().nullable(),
  email: z.string(),
  since: instantSchema,
  tries: z.int(),
  problem: z.enum(MAIL_PROBLEMS),
  /** The codes of the mail server, for the person who runs the server. */
  detail: z.string(),
  /** True when the site has stopped trying. */
  isStopped: z.boolean(),
  /** True when the roles of the member allow a decision. */
  mayDecide: z.boolean(),
});
export type UndeliveredMail = z.infer<typeof undeliveredMailSchema>;

/** A mail as it will be sent. `text`: the plain text part. */
export const mailPreviewSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  locale: localeSchema,
});

const decide = {
  auth: 'staff',
  permission: null,
  params: z.object({ id: idSchema }),
  reply: doneReply,
  errors: ['staffMail.notFound', 'staff.notAllowed'],
} as const;

export const STAFF_MAIL_ENDPOINTS = {
  staffMails: {
    auth: 'staff',
    permission: null,
    route: 'GET /staff/mails',
    summary: 'The mails that could not be delivered and that the roles may see, oldest first.',
    ...pageOf(undeliveredMailSchema, pageQuerySchema),
  },
  staffSendMailAgain: {
    ...decide,
    route: 'POST /staff/mails/{id}/again',
    summary: 'Tries at once to deliver the mail, with the e-mail address that is stored now.',
  },
  staffAbandonMail: {
    ...decide,
    route: 'POST /staff/mails/{id}/abandon',
    summary: 'Deletes the mail without sending it. The log has an entry.',
  },
} as const satisfies Record<string, Endpoint>;

export type MailPreview = z.infer<typeof mailPreviewSchema>;
