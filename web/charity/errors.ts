/** The error of a failed call to the charity API. Its kind decides the message that the donor sees. */
import type { Translate } from '../i18n/translate';

/**
 * - unreachable: no connection, or it was lost
 * - late: timeout
 * - notSent: the host failed many calls before
 * - refused: a response with an error status
 * - unintelligible: a response that violates the contract
 */
export type CharityFailure = 'unreachable' | 'late' | 'notSent' | 'refused' | 'unintelligible';

export class CharityError extends Error {
  override name = 'CharityError';
  constructor(
    public failure: CharityFailure,
    public call: string,
    public detail: {
      status?: number | undefined;
      code?: string | undefined;
      /** The API's message for the donor, in the language of the request. */
      message?: string | undefined;
      fields?: Record<string, string> | undefined;
      /** `Retry-After` of the response. */
      retryAfterMs?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(`${call}: ${failure}${detail.status ? ` (${detail.status} ${detail.code ?? ''})` : ''}`, {
      cause: detail.cause,
    });
  }

  get code(): string | undefined {
    return this.detail.code;
  }

  /** The status of the page that shows the error: 503 for an outage, otherwise the status of the API's response. */
  get status(): number {
    const { status = 503 } = this.detail;
    return this.isOutage ? 503 : status;
  }

  /** True when the API failed. False when it rejected the request with a status of 400 to 499. */
  get isOutage(): boolean {
    return this.failure !== 'refused' || (this.detail.status ?? 500) >= 500;
  }

  get isNotFound(): boolean {
    return this.failure === 'refused' && this.detail.status === 404;
  }

  /** True when the API received too many requests. It responds again later. */
  get isRateLimit(): boolean {
    return this.failure === 'refused' && this.detail.status === 429;
  }

  /** True when a later call may succeed: an outage or a rate limit. A rejection such as 404 is final. */
  get isTemporary(): boolean {
    return this.isOutage || this.isRateLimit;
  }

  donorMessage(t: Translate): string {
    if (!this.isOutage && this.detail.message) return this.detail.message;
    // offerings.server.ts makes this error, so it has no message of the API.
    if (this.isNotFound && this.call === 'offerings') return t('errors:gift.closed');
    return t(this.isRateLimit ? 'errors:tooManyRequests' : 'errors:somethingWentWrong');
  }
}

/**
 * Returns `instead` if the error comes from the charity API.
 * @throws any other error: a programming error must not look like an outage
 */
export function fallbackOnOutage<Value>(error: unknown, instead: Value): Value {
  if (error instanceof CharityError) return instead;
  throw error;
}

/** Returns the result of `work`, or `instead` when the charity API fails. */
export function orOnOutage<Value, Other>(
  instead: Other,
  work: () => Promise<Value>,
): Promise<Value | Other> {
  return work().catch((error: unknown) => fallbackOnOutage(error, instead));
}
