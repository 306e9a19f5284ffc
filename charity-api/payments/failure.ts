/** The reason why a request to a provider failed, as a code for which the pages have a text. */
import { ZodError } from 'zod';
import { BodyTooLargeError } from '#contract/limited-body';
import type { FetchFailure } from '../db/tables/payouts';
import { ApiError } from '../http/errors';
import { ProviderError } from './call';
import { StripeFailure } from './stripe/api';

/** The provider's list is longer than the API reads, or a part of it cannot be understood. */
export class LedgerError extends Error {
  override name = 'LedgerError';
}

/** Rejects a request whose call to a provider failed. @throws ApiError payment.providerFailed */
export function providerFailed(cause: unknown): never {
  throw new ApiError('payment.providerFailed', { cause });
}

export function reasonOfFailure(error: unknown): FetchFailure {
  if ([ZodError, BodyTooLargeError, LedgerError].some((kind) => error instanceof kind))
    return 'invalid';
  if (!(error instanceof ProviderError || error instanceof StripeFailure)) return 'unreachable';
  const { status } = error;
  if (status === 401) return 'keys';
  if (status === 403) return 'permission';
  const isOurs = status !== null && status >= 400 && status < 500 && status !== 429;
  return isOurs ? 'invalid' : 'unreachable';
}
