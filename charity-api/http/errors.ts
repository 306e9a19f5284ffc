/** The one error of the API, and how any failure becomes the one shape of the contract. */
import { API_ERRORS, type ApiErrorBody, type ApiErrorCode } from '#contract/errors';
import type { Locale } from '#domain/locales';
import type { Log } from '../deps';
import { messages } from './messages';

export class ApiError extends Error {
  override name = 'ApiError';
  /** Path of a field → key of its message below `api:fields.`, or the sentence itself. */
  readonly fields: Record<string, string> | undefined;
  constructor(
    readonly code: ApiErrorCode,
    detail: { fields?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(code, 'cause' in detail ? { cause: detail.cause } : undefined);
    this.fields = detail.fields;
  }
}

export type FailedCall = { requestId: string; locale: Locale; method: string; route: string };

/** Logs a failure and puts it into the caller's language. What is not an ApiError tells the caller nothing of itself. */
export function answerFailure(failure: unknown, call: FailedCall, log: Log): Response {
  const error =
    failure instanceof ApiError ? failure : new ApiError('server.failed', { cause: failure });
  const { status, level } = API_ERRORS[error.code];
  log[level](
    {
      requestId: call.requestId,
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

function errorBody(error: ApiError, call: Pick<FailedCall, 'requestId' | 'locale'>): ApiErrorBody {
  const { t } = messages(call.locale);
  const fields = error.fields
    ? Object.fromEntries(
        Object.entries(error.fields).map(([path, key]) => [
          path,
          t([`api:fields.${key}`, key], { defaultValue: key }),
        ]),
      )
    : undefined;
  return {
    errorCode: error.code,
    errorMessage: t(`api:${error.code}`),
    ...(fields ? { fields } : {}),
    requestId: call.requestId,
  };
}

function failureHeaders(error: ApiError, call: FailedCall): Record<string, string> {
  return {
    'content-language': call.locale,
    'cache-control': 'no-store',
    ...(error.code === 'request.busy' ? { 'retry-after': '1' } : {}),
    ...(error.code === 'auth.required' ? { 'www-authenticate': 'Basic realm="charity api"' } : {}),
  };
}

/** Where a fault came from matters for the faults of ours alone. */
function describe(cause: unknown, level: keyof Log): string {
  if (!(cause instanceof Error)) return String(cause);
  if (level !== 'error') return `${cause.name}: ${cause.message}`;
  const below = cause.cause === undefined ? '' : `\ncaused by ${describe(cause.cause, level)}`;
  return (cause.stack ?? cause.message) + below;
}
