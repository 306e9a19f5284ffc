/** Failures of a social sign-in, with a reason for the log that contains no personal data. */
import * as z from 'zod';
import type { SocialProvider } from '#contract/accounts';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';

/** A fixed code of this project, the library or OAuth 2.0. Texts with values may contain personal data. */
const word = z.string().regex(/^[A-Za-z][\w-]{1,63}$/);
const described = z.object({
  name: word.optional().catch(undefined),
  /** Code of the library, such as OAUTH_JWT_CLAIM_COMPARISON_FAILED. */
  code: word.optional().catch(undefined),
  /** Code of the provider, such as invalid_grant. */
  error: word.optional().catch(undefined),
  status: z.int().optional().catch(undefined),
  /** Code of the network, such as ECONNREFUSED, or the name of the wrong claim. */
  cause: z
    .object({
      name: word.optional().catch(undefined),
      code: word.optional().catch(undefined),
      claim: word.optional().catch(undefined),
      cause: z
        .object({ claim: word.optional().catch(undefined) })
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
});

/** Returns codes that describe an error, such as "ResponseBodyError invalid_grant 400". Never returns its message. */
export function reasonOf(error: unknown): string {
  const read = described.safeParse(error);
  if (!read.success) return 'unknown';
  const { name, code, error: refusal, status, cause } = read.data;
  const parts = [
    ...[name, code, refusal, status],
    ...[cause?.name, cause?.code, cause?.claim ?? cause?.cause?.claim],
  ];
  return [...new Set(parts)].filter((part) => part !== undefined).join(' ') || 'unknown';
}

/**
 * Logs the reason, and returns the error for the caller. The error has no cause, because the library's errors contain
 * the claims of the donor's token.
 */
export function socialFailure(
  { log }: Pick<ApiDeps, 'log'>,
  provider: SocialProvider,
  reason: string,
): ApiError {
  log.warn({ provider, reason }, 'social sign-in rejected');
  return new ApiError('social.failed');
}
