/** The log of the process, by the rule of app/log.server.ts: of a request only what is nobody's own. */
import pino from 'pino';
import { openLogger } from '#app/log.server';
import { seconds } from '#domain/time/durations';
import type { Exchange } from './exchange';

const FLUSH_MS = seconds(1);
/** Lines are written together: one by one they would cost more than a kept page does. */
const WRITTEN_AT_ONCE = 4_096;

export type Log = ReturnType<typeof openLog>;

/** @param dest stdout, or another open file */
export function openLog(level: string, dest = 1) {
  const out = pino.destination({ dest, sync: false, minLength: WRITTEN_AT_ONCE });
  const logger = openLogger(level, out);
  const timer = setInterval(() => out.flush(), FLUSH_MS);
  timer.unref();
  return {
    request: (exchange: Exchange) => logger.info(requestLine(exchange), 'request'),
    error: (error: unknown, exchange?: Exchange) =>
      logger.error({ err: error, reqId: exchange?.id, route: exchange?.route }, 'request failed'),
    warn: (fields: object, message: string) => logger.warn(fields, message),
    info: (fields: object, message: string) => logger.info(fields, message),
    fatal: (error: unknown, message: string) => logger.fatal({ err: error }, message),
    /** Writes what is still held back; for the end of the process. */
    flush: () => {
      try {
        out.flushSync();
      } catch {
        // Nobody reads it any more.
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
