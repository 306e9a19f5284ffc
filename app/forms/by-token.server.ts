/** Pages that open to whoever holds their address: an order, a monthly gift, a receipt's check, a gift card. */
import { tokenSchema } from '#contract/common';
import { notFound } from './loader.server';

/**
 * Kept nowhere and told to no other site. Not no-referrer, with which some browsers send "Origin: null" along with
 * our own forms, and those would be refused.
 */
export const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
};

/** What cannot be a token is nothing's. @throws a 404 response */
export function tokenOf(params: { token?: string | undefined }): string {
  const token = tokenSchema.safeParse(params.token);
  return token.success ? token.data : notFound();
}
