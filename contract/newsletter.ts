/** Schemas of newsletter subscriptions: the request, and the signed links in mails that confirm or end one. */
import * as z from 'zod';

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

export type SubscriptionLink = (typeof SUBSCRIPTION_LINKS)[number];
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];
export type Subscription = z.infer<typeof subscriptionSchema>;
