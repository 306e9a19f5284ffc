/** Pages with a secret token in the URL, without sign-in: an order, a monthly gift, a receipt check, a gift card. */
import { tokenSchema } from '#contract/common';
import { notFound } from '../charity/responses.server';

/**
 * Headers that keep the URL secret: no cache, no referrer to other sites, no indexing. With `no-referrer`, some
 * browsers would send "Origin: null" with the site's own forms, and the same-site check would reject them.
 */
export const PRIVATE_PAGE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
};

/** Returns the token of the URL. @throws a 404 response if it does not have the format of a token */
export function parseToken(params: { token?: string | undefined }): string {
  const token = tokenSchema.safeParse(params.token);
  return token.success ? token.data : notFound();
}
