/** The log of the storefront and the staff area. The allowlist of contract/telemetry/logger.ts keeps personal data out. */
import type pino from 'pino';
import { config } from '#config';
import { openLogger } from '#contract/telemetry/logger';

let sharedLog: pino.Logger | undefined;

export function log(): pino.Logger {
  sharedLog ??= openLogger(config().LOG_LEVEL);
  return sharedLog;
}
