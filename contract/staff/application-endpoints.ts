/** The endpoints of applications for staff. */
import * as z from 'zod';
import { idSchema, resultSchema } from '../common';
import type { Endpoint } from '../endpoint';
import * as applications from './applications';
import { mailPreviewSchema } from './mails';

const params = z.object({ reference: idSchema });
const done = resultSchema(z.object({ done: z.literal(true) }));
const read = { auth: 'staff', permission: 'applications.read', method: 'GET' } as const;
const answer = {
  auth: 'staff',
  permission: 'applications.answer',
  method: 'POST',
  params,
  reply: done,
  errors: ['application.notFound'],
} as const;

export const STAFF_APPLICATION_ENDPOINTS = {
  staffApplications: {
    ...read,
    path: '/staff/applications',
    summary: 'Applications, newest first, with the number of those in each kept list.',
    query: applications.staffApplicationQuerySchema,
    reply: resultSchema(applications.applicationListSchema),
  },
  staffApplicationsFile: {
    ...read,
    permission: 'applications.answer',
    path: '/staff/applications-file',
    summary: 'The matching applications with all fields as CSV. The log of staff has an entry.',
    query: applications.applicationFiltersSchema,
    reply: resultSchema(applications.spreadsheetSchema),
  },
  staffApplication: {
    ...read,
    path: '/staff/applications/{reference}',
    summary: 'One application with readable fields, files and history.',
    params,
    reply: resultSchema(applications.staffApplicationSchema),
    errors: ['application.notFound'],
  },
  staffApplicationFile: {
    ...read,
    path: '/staff/applications/{reference}/files/{id}',
    summary: 'A file that the applicant sent.',
    params: params.extend({ id: idSchema }),
    reply: resultSchema(applications.applicationFileSchema),
    errors: ['application.notFound'],
  },
  staffHandleApplication: {
    ...answer,
    path: '/staff/applications/{reference}/handling',
    summary: 'Changes the work on an application. Declining gives its seats to the waiting list.',
    body: applications.handlingBodySchema,
    errors: [...answer.errors, 'staff.changed', 'application.withdrawn'],
  },
  staffNoteApplication: {
    ...answer,
    path: '/staff/applications/{reference}/notes',
    summary: 'Adds a note that only staff see.',
    body: applications.applicationNoteBodySchema,
  },
  staffPreviewAnswer: {
    ...answer,
    path: '/staff/applications/{reference}/answers/preview',
    summary: 'An answer as it would be sent. Changes nothing.',
    body: applications.answerBodySchema.pick({ subject: true, text: true }),
    reply: resultSchema(mailPreviewSchema),
  },
  staffAnswerApplication: {
    ...answer,
    path: '/staff/applications/{reference}/answers',
    summary: 'Sends the applicant a mail, and stores it with the application.',
    body: applications.answerBodySchema,
    errors: [...answer.errors, 'staff.changed', 'application.withdrawn'],
  },
} as const satisfies Record<string, Endpoint>;
