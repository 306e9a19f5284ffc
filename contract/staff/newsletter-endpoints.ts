/** The endpoints of the newsletter for staff. */
import * as z from 'zod';
import { idSchema, resultSchema } from '../common';
import type { Endpoint } from '../endpoint';
import * as newsletter from './newsletter';

const params = z.object({ id: idSchema });
const read = { auth: 'staff', permission: 'newsletter.read', method: 'GET' } as const;
const write = { auth: 'staff', permission: 'newsletter.write', method: 'POST' } as const;

export const STAFF_NEWSLETTER_ENDPOINTS = {
  staffSubscribers: {
    ...read,
    path: '/staff/newsletter',
    summary: 'Subscribers of the newsletter, newest first, with the number in each state.',
    query: newsletter.subscriberQuerySchema,
    reply: resultSchema(newsletter.subscriberListSchema),
  },
  staffSubscribersFile: {
    ...read,
    permission: 'newsletter.write',
    path: '/staff/newsletter-file',
    summary: 'The confirmed addresses as CSV for a mail service. The log of staff has an entry.',
    reply: resultSchema(newsletter.subscribersFileSchema),
  },
  staffSubscriber: {
    ...read,
    path: '/staff/newsletter/{id}',
    summary: 'One subscriber.',
    params,
    reply: resultSchema(newsletter.subscriberSchema),
    errors: ['subscription.notFound'],
  },
  staffUnsubscribe: {
    ...write,
    path: '/staff/newsletter/{id}/leave',
    summary: 'Deletes a subscription because its owner asked for it. The body is empty.',
    params,
    reply: resultSchema(z.object({ done: z.literal(true) })),
    errors: ['subscription.notFound'],
  },
} as const satisfies Record<string, Endpoint>;
