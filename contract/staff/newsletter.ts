/** Schemas of the newsletter for staff: the subscribers, and leaving on request. */
import * as z from 'zod';
import {
  idSchema,
  instantSchema,
  localeSchema,
  pageQuerySchema,
  resultSchema,
  searchSchema,
} from '../common';
import { doneReply, type Endpoint } from '../endpoint';

/** confirmed: gets the newsletter. asked: got a mail with a link to confirm. */
export const SUBSCRIBER_STATES = ['confirmed', 'asked'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];
export const SUBSCRIBERS_PAGE_SIZE = 25;

export const subscriberQuerySchema = pageQuerySchema.extend({
  /** A part of the e-mail address. */
  q: searchSchema,
  state: z.enum(SUBSCRIBER_STATES).default('confirmed').catch('confirmed'),
  locale: localeSchema.optional().catch(undefined),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .default(SUBSCRIBERS_PAGE_SIZE)
    .catch(SUBSCRIBERS_PAGE_SIZE),
});
export type SubscriberQuery = z.output<typeof subscriberQuerySchema>;

const subscriberSchema = z.object({
  id: idSchema,
  email: z.string(),
  locale: localeSchema,
  state: z.enum(SUBSCRIBER_STATES),
  /** When the address was added. */
  createdAt: instantSchema,
  confirmedAt: instantSchema.nullable(),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

export const subscriberListSchema = z.object({
  total: z.int().min(0),
  data: z.array(subscriberSchema),
  counts: z.record(z.enum(SUBSCRIBER_STATES), z.int()),
});

/** `leftOut`: number of addresses that a spreadsheet would run as a formula. */
const subscribersFileSchema = z.object({
  name: z.string(),
  csv: z.string(),
  leftOut: z.int().min(0),
});

const params = z.object({ id: idSchema });
const read = { auth: 'staff', permission: 'newsletter.read' } as const;
const write = { auth: 'staff', permission: 'newsletter.write' } as const;

export const STAFF_NEWSLETTER_ENDPOINTS = {
  staffSubscribers: {
    ...read,
    route: 'GET /staff/newsletter',
    summary: 'Subscribers of the newsletter, newest first, with the number in each state.',
    query: subscriberQuerySchema,
    reply: resultSchema(subscriberListSchema),
  },
  staffSubscribersFile: {
    ...read,
    permission: 'newsletter.write',
    route: 'GET /staff/newsletter-file',
    summary: 'The confirmed addresses as CSV for a mail service. The log of staff has an entry.',
    reply: resultSchema(subscribersFileSchema),
  },
  staffSubscriber: {
    ...read,
    route: 'GET /staff/newsletter/{id}',
    summary: 'One subscriber.',
    params,
    reply: resultSchema(subscriberSchema),
    errors: ['subscription.notFound'],
  },
  staffUnsubscribe: {
    ...write,
    route: 'POST /staff/newsletter/{id}/leave',
    summary: 'Deletes a subscription because its owner asked for it. The body is empty.',
    params,
    reply: doneReply,
    errors: ['subscription.notFound'],
  },
} as const satisfies Record<string, Endpoint>;
