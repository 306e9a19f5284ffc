/** The endpoints of the newsletter. Signed links authorise all except the first one. */
import * as z from 'zod';
import { resultSchema, tokenSchema } from './common';
import { DONOR_HEADER_DESCRIPTIONS } from './donor-marks';
import type { Endpoint } from './endpoint';
import { subscriptionBodySchema, subscriptionSchema } from './newsletter';

const params = z.object({ token: tokenSchema });

export const NEWSLETTER_ENDPOINTS = {
  subscribe: {
    method: 'POST',
    path: '/email-subscriptions',
    summary:
      'Sends a mail with a link that confirms the subscription to the newsletter. Idempotent; the response does not reveal whether the address is subscribed.',
    body: subscriptionBodySchema,
    status: 201,
    reply: resultSchema(z.object({ subscribed: z.literal(true) })),
    optionalHeaders: DONOR_HEADER_DESCRIPTIONS,
    errors: ['subscription.invalidEmail', 'subscription.tooMany'],
  },
  subscription: {
    method: 'GET',
    path: '/email-subscriptions/{token}',
    summary: 'What a link of the newsletter does, and the state of its subscription.',
    params,
    reply: resultSchema(subscriptionSchema),
    errors: ['subscription.notFound'],
  },
  confirmSubscription: {
    method: 'POST',
    path: '/email-subscriptions/{token}/confirm',
    summary: 'Confirms the subscription of a link in a confirmation mail. Idempotent.',
    params,
    reply: resultSchema(subscriptionSchema),
    errors: ['subscription.notFound'],
  },
  leaveNewsletter: {
    method: 'POST',
    path: '/email-subscriptions/{token}/leave',
    summary:
      'Ends the subscription of a link in a mail of the newsletter, and deletes its e-mail address. Idempotent.',
    params,
    reply: resultSchema(subscriptionSchema),
    errors: ['subscription.notFound'],
  },
} as const satisfies Record<string, Endpoint>;
