/** The error class of the API, and the conversion of any error to the contract's error response. */
import { API_ERRORS, type ApiErrorBody, type ApiErrorCode } from '#contract/errors';
import type { Locale } from '#domain/locales';
import { formatMoney, type Money } from '#domain/money';
import type { Log } from '../deps';
import { messages } from './messages';

export class ApiError extends Error {
  override name = 'ApiError';
  /** Field path → key of its message below `api:fields.`, or the message itself. */
  readonly fields: Record<string, string> | undefined;
  /** Amounts that are inserted into the message. */
  readonly amounts: Record<string, Money>;
  /** Delay before a retry, for the Retry-After header, in ms. */
  readonly retryAfter: number | undefined;
  /** The missing credentials, for the WWW-Authenticate header. */
  readonly scheme: 'Basic' | 'Bearer';
  constructor(
    readonly code: ApiErrorCode,
    detail: {
      fields?: Record<string, string>;
      amounts?: Record<string, Money>;
      retryAfter?: number;
      scheme?: 'Basic' | 'Bearer';
      cause?: unknown;
    } = {},
  ) {
    super(code, 'cause' in detail ? { cause: detail.cause } : undefined);
    this.fields = detail.fields;
    this.amounts = detail.amounts ?? {};
    this.retryAfter = detail.retryAfter;
    this.scheme = detail.scheme ?? 'Basic';
  }
}

export type FailedRequest = { requestId: string; locale: Locale; method: string; route: string };

/** Logs an error and returns its response in the caller's language. An unexpected error becomes `server.failed`. */
export function toErrorResponse(failure: unknown, call: FailedRequest, log: Log): Response {
  const error =
    failure instanceof ApiError ? failure : new ApiError('server.failed', { cause: failure });
  const [status, level] = API_ERRORS[error.code];
  // A category without settings is usual, and storefronts request each of them regularly.
  if (error.code !== 'settings.notFound')
    log[level](
      {
        reqId: call.requestId,
        method: call.method,
        route: call.route,
        code: error.code,
        ...(error.fields ? { fields: Object.keys(error.fields) } : {}),
        ...(error.cause === undefined ? {} : { cause: describe(error.cause, level) }),
      },
      'request failed',
    );
  return Response.json(errorBody(error, call), { status, headers: failureHeaders(error, call) });
}

function errorBody(
  error: ApiError,
  call: Pick<FailedRequest, 'requestId' | 'locale'>,
): ApiErrorBody {
  const { t } = messages(call.locale);
  const fields = mapValues(error.fields ?? {}, (key) =>
    t([`api:fields.${key}`, key], { defaultValue: key }),
  );
  const amounts = mapValues(error.amounts, (amount) => formatMoney(amount, call.locale));
  return {
    errorCode: error.code,
    errorMessage: t(`api:${error.code}`, amounts),
    ...(error.fields && { fields }),
    requestId: call.requestId,
  };
}

const mapValues = <Value>(all: Record<string, Value>, text: (value: Value) => string) =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, text(value)]));

function failureHeaders(error: ApiError, call: FailedRequest): Record<string, string> {
  return {
    'content-language': call.locale,
    'cache-control': 'no-store',
    ...(error.code === 'request.busy' ? { 'retry-after': '1' } : {}),
    ...(error.retryAfter ? { 'retry-after': String(error.retryAfter / 1_000) } : {}),
    ...(error.code === 'auth.required'
      ? { 'www-authenticate': `${error.scheme} realm="charity api"` }
      : {}),
  };
}

/** Returns the cause as text for the log. Only internal errors (level `error`) include the stack. */
function describe(cause: unknown, level: keyof Log): string {
  if (!(cause instanceof Error)) return String(cause);
  if (level !== 'error') return `${cause.name}: ${cause.message}`;
  const below = cause.cause === undefined ? '' : `\ncaused by ${describe(cause.cause, level)}`;
  return (cause.stack ?? cause.message) + below;
}
