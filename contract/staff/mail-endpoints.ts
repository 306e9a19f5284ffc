/** The endpoints of the mails that could not be delivered. The subject of a mail determines which roles see it. */
import * as z from 'zod';
import { idSchema, pagedSchema, pageQuerySchema, resultSchema } from '../common';
import type { Endpoint } from '../endpoint';
import { undeliveredMailSchema } from './mails';

const decide = {
  auth: 'staff',
  permission: null,
  method: 'POST',
  params: z.object({ id: idSchema }),
  reply: resultSchema(z.object({ done: z.literal(true) })),
  errors: ['staffMail.notFound', 'staff.notAllowed'],
} as const;

export const STAFF_MAIL_ENDPOINTS = {
  staffMails: {
    auth: 'staff',
    permission: null,
    method: 'GET',
    path: '/staff/mails',
    summary: 'The mails that could not be delivered and that the roles may see, oldest first.',
    query: pageQuerySchema,
    reply: pagedSchema(undeliveredMailSchema),
  },
  staffSendMailAgain: {
    ...decide,
    path: '/staff/mails/{id}/again',
    summary: 'Tries at once to deliver the mail, with the e-mail address that is stored now.',
  },
  staffAbandonMail: {
    ...decide,
    path: '/staff/mails/{id}/abandon',
    summary: 'Deletes the mail without sending it. The log has an entry.',
  },
} as const satisfies Record<string, Endpoint>;
