/** Schemas of newsletter subscriptions: the request, and the signed links in mails that confirm or end one. */
import * as z from 'zod';
import { resultSchema, tokenSchema } from './common';
import { DONOR_HEADER_DESCRIPTIONS } from './donor-marks';
import type { Endpoint } from './endpoint';

export const subscriptionBodySchema = z.object({ email: z.string() });

/** The purpose of a signed link. Each mail of the newsletter has a link to leave. */
export const SUBSCRIPTION_LINKS = ['confirm', 'leave'] as const;

/**
 * pending: not confirmed yet. subscribed: gets the newsletter. gone: no longer stored, because its owner has left, or
 * has not confirmed it in time.
 */
export const SUBSCRIPTION_STATES = ['pending', 'subscribed', 'gone'] as const;

/** GET /email-subscriptions/{token}. It has no e-mail address, because donors forward newsletters with their links. */
export const subscriptionSchema = z.object({
  link: z.enum(SUBSCRIPTION_LINKS),
  state: z.enum(SUBSCRIPTION_STATES),
});

const params = z.object({ token: tokenSchema });

export const NEWSLETTER_ENDPOINTS = {
  subscribe: {
    route: 'POST /email-subscriptions',
    summary:
      'Sends a mail with a link that confirms the subscription to the newsletter. Idempotent; the response does not reveal whether the address is subscribed.',
    body: subscriptionBodySchema,
    status: 201,
    reply: resultSchema(z.object({ subscribed: z.literal(true) })),
    optionalHeaders: DONOR_HEADER_DESCRIPTIONS,
    errors: ['subscription.invalidEmail', 'subscription.tooMany'],
  },
  subscription: {
    route: 'GET /email-subscriptions/{token}',
    summary: 'What a link of the newsletter does, and the state of its subscription.',
    params,
    reply: resultSchema(subscriptionSchema),
    errors: ['subscription.notFound'],
  },
  confirmSubscription: {
    route: 'POST /email-subscriptions/{token}/confirm',
    summary: 'Confirms the subscription of a link in a confirmation mail. Idempotent.',
    params,
    reply: resultSchema(subscriptionSchema),
    errors: ['subscription.notFound'],
  },
  leaveNewsletter: {
    route: 'POST /email-subscriptions/{token}/leave',
    summary:
      'Ends the subscription of a link in a mail of the newsletter, and deletes its e-mail address. Idempotent.',
    params,
    reply: resultSchema(subscriptionSchema),
    errors: ['subscription.notFound'],
  },
} as const satisfies Record<string, Endpoint>;

export type SubscriptionLink = (typeof SUBSCRIPTION_LINKS)[number];
export type Subscription = z.infer<typeof subscriptionSchema>;
