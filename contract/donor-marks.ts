/**
 * How a storefront tells the API donors apart without naming them: keyed hashes of the donor's network address and
 * session, sent with every order and attempt to pay. They count only beside the storefront's own credentials: else
 * whoever calls the API would be somebody new with each call.
 */
import * as z from 'zod';

export const DONOR_HEADERS = {
  client: 'x-client-authorization',
  address: 'x-donor-address',
  session: 'x-donor-session',
} as const;

/** A keyed hash as the API takes it, of the caller's own making. */
export const markSchema = z.string().regex(/^[\w-]{20,64}$/);

/** null: not known, and so not counted by it. */
export type DonorMarks = { address: string | null; session: string | null };

/** What the endpoints that take them say of them. */
export const DONOR_HEADER_NOTES = {
  [DONOR_HEADERS.client]:
    'The storefront’s credentials, as HTTP Basic. Without them the call counts with all others that have none.',
  [DONOR_HEADERS.address]:
    'Keyed hash of the donor’s network address; 20 to 64 of A–Z a–z 0–9 _ -.',
  [DONOR_HEADERS.session]: 'Keyed hash of the donor’s session, likewise.',
};
