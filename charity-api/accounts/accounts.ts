/** Types and validation that all use cases of accounts share. */
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import type { Locale } from '#domain/locales';
import type { ApiDeps } from '../deps';
import { readEmail } from '../http/email';
import { ApiError } from '../http/errors';
import type { Passwords } from './passwords';

export type Accounts = { deps: ApiDeps; passwords: Passwords };

/** A request of a donor who is not signed in. */
export type Visit = {
  /** Rate-limit keys of the donor. */
  caller: DonorRateLimitKeys;
  /** The User-Agent header of the donor's browser. */
  userAgent: string | null;
  /** The language of mails to the donor. */
  locale: Locale;
};

/** Returns the e-mail address in lower case and NFC. @throws ApiError request.invalid with the field `email` */
export function requireEmail(typed: string): string {
  const email = readEmail(typed);
  if (email === null) throw new ApiError('request.invalid', { fields: { email: 'format' } });
  return email;
}
