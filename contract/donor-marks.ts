/**
 * Rate-limit keys of a donor. The storefront sends keyed hashes of the donor's IP address and session with each order
 * and payment attempt, so that the API can count the requests of a donor without identifying the donor. The API uses
 * them only together with the storefront's credentials. Otherwise any caller could appear as a new donor with each
 * request.
 */
import * as z from 'zod';

export const DONOR_HEADERS = {
  client: 'x-client-authorization',
  address: 'x-donor-address',
  session: 'x-donor-session',
} as const;

/** A keyed hash, calculated by the storefront. */
export const markSchema = z.string().regex(/^[\w-]{20,64}$/);

/** null: unknown, so the API does not count by it. */
export type DonorRateLimitKeys = { address: string | null; session: string | null };

/** Descriptions of the headers, for the endpoints that accept them. */
export const DONOR_HEADER_DESCRIPTIONS = {
  [DONOR_HEADERS.client]:
    'The storefront’s credentials, as HTTP Basic. All requests without them share one rate limit.',
  [DONOR_HEADERS.address]: 'Keyed hash of the donor’s IP address; 20 to 64 of A–Z a–z 0–9 _ -.',
  [DONOR_HEADERS.session]: 'Keyed hash of the donor’s session, in the same format.',
};
