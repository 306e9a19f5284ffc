/** Schemas of the newsletter for staff: the subscribers, and leaving on request. */
import * as z from 'zod';
import { idSchema, instantSchema, localeSchema, pageQuerySchema, searchSchema } from '../common';

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

export const subscriberSchema = z.object({
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
export const subscribersFileSchema = z.object({
  name: z.string(),
  csv: z.string(),
  leftOut: z.int().min(0),
});
