/** Signed tokens of the newsletter's links. They never expire, so that a link in an old newsletter works. */
import type { SubscriptionLink } from '#contract/newsletter';
import { readToken, signToken } from './signed-token';

/** @param id of the subscription, in hex */
export function subscriptionToken(
  secrets: readonly string[],
  link: SubscriptionLink,
  id: string,
): string {
  return signToken(secrets, `newsletter-${link}`, Buffer.from(id, 'hex'));
}

/** @returns the id of the subscription, or null when the token is not signed for this link */
export function readSubscriptionToken(
  secrets: readonly string[],
  link: SubscriptionLink,
  token: string,
): string | null {
  return readToken(secrets, `newsletter-${link}`, token)?.toString('hex') ?? null;
}
