/** The log of the server: one line for each request, without personal data. */
import pino from 'pino';
import { logEvent, type LogEvent } from '#contract/telemetry/events';
import { openLogger } from '#contract/telemetry/logger';
import { seconds } from '#domain/time/durations';
import type { Exchange } from './exchange';

const FLUSH_MS = seconds(1);
/** Bytes that are written together. Writing each line alone would cost more time than serving a cached page. */
const BUFFER_BYTES = 4_096;

/** @param dest file descriptor; 1 is stdout */
export function openLog(level: string, dest = 1) {
  const out = pino.destination({ dest, sync: false, minLength: BUFFER_BYTES });
  const logger = openLogger(level, out);
  const timer = setInterval(() => out.flush(), FLUSH_MS);
  timer.unref();
  return {
    request: (exchange: Exchange) => logger.info(requestLine(exchange), 'request'),
    error: (error: unknown, exchange?: Exchange) =>
      logger.error({ err: error, reqId: exchange?.id, route: exchange?.route }, 'request failed'),
    warn: (fields: object, message: string) => logger.warn(fields, message),
    event: (event: LogEvent, fields: Record<string, unknown>) =>
      logEvent(logger, 'warn', event, fields),
    info: (fields: object, message: string) => logger.info(fields, message),
    fatal: (error: unknown, message: string) => logger.fatal({ err: error }, message),
    /** Writes the buffered lines. Call it before the process exits. */
    flush: () => {
      try {
        out.flushSync();
      } catch {
        // The reader of stdout has closed it.
      }
    },
  };
}

export function requestLine(exchange: Exchange) {
  const { id, method, route, res, startedAt, locale, bytes } = exchange;
  return {
    reqId: id,
    method,
    route,
    status: res.statusCode,
    ms: Math.round((performance.now() - startedAt) * 10) / 10,
    locale,
    bytes,
    ...(res.writableFinished ? {} : { aborted: true }),
  };
}
