/** What can go wrong with a call to the charity API, told apart by what the donor should be told. */
import type { Translate } from '../i18n/translate';

/**
 * unreachable: no answer at all. late: none in time. refused: an answer outside 200–299.
 * unintelligible: an answer that does not keep the contract.
 */
export type CharityFailure = 'unreachable' | 'late' | 'refused' | 'unintelligible';

export class CharityError extends Error {
  override name = 'CharityError';
  constructor(
    public failure: CharityFailure,
    public call: string,
    public detail: {
      status?: number | undefined;
      code?: string | undefined;
      /** The API's own words, in the caller's language. */
      message?: string | undefined;
      fields?: Record<string, string> | undefined;
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

  /** The status of the page that shows it: the API's own refusal, or 503 for an outage. */
  get status(): number {
    const { status = 503 } = this.detail;
    return this.isOutage ? 503 : status;
  }

  /** The API is not there or not itself: nobody's input is to blame, and nothing is "not found". */
  get isOutage(): boolean {
    return this.failure !== 'refused' || (this.detail.status ?? 500) >= 500;
  }

  get isNotFound(): boolean {
    return this.failure === 'refused' && this.detail.status === 404;
  }

  donorMessage(t: Translate): string {
    return (!this.isOutage && this.detail.message) || t('errors:somethingWentWrong');
  }
}

/**
 * What stands in for what the charity API did not give.
 * @throws whatever else went wrong: a mistake of ours must not pass for an outage
 */
export function withoutApi<Value>(error: unknown, instead: Value): Value {
  if (error instanceof CharityError) return instead;
  throw error;
}
