/** Tells apart the errors of PostgreSQL and its driver `pg`: a lost connection, a lock timeout, and all others. */
import { count } from '#contract/telemetry/metrics';
import { ApiError } from '../../http/errors';

/** A lock timeout, and an unreachable or restarting server, are temporary: callers may try again. */
export function toBusy(error: unknown): unknown {
  if (codeOf(error) === '55P03') return busy(error);
  return isConnectionLost(error) ? new ApiError('request.busy', { cause: error }) : error;
}

function busy(cause: unknown): ApiError {
  count('database_busy_total', { result: 'failed' });
  return new ApiError('request.busy', { cause });
}

/**
 * Two transactions waited for rows of each other, and PostgreSQL has ended this one. Or another one has stored a row that
 * refers to one that this one deletes, or has deleted one to which this one refers.
 */
export const isConflict = (error: unknown): boolean => /^(40P01|23503)$/.test(codeOf(error));

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}

/** The server has rejected a statement, and has not ended the connection (severity FATAL). */
export const isAnswer = (error: Error): boolean =>
  'severity' in error && error.severity === 'ERROR';

/** `pg` stops waiting for the response. The statement still runs on the server, so the connection cannot be used again. */
export const isReadTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/**
 * Classes 08 and 57P of PostgreSQL, too many connections, errors of the socket, and errors of `pg` without a code. 25006: a
 * write reached a replica, and a new connection may reach the primary server after a failover.
 */
export function isConnectionLost(error: unknown): boolean {
  return (
    isReadTimeout(error) ||
    /^(08...|57P0[1-5]|53300|25006|ECONN.*|EPIPE|ETIMEDOUT|ENOENT|ENOTFOUND|EAI_AGAIN)$/.test(
      codeOf(error),
    ) ||
    (error instanceof Error &&
      /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
        error.message,
      ))
  );
}
