/** The events that operators search for in the log. Each line of an event has its name as the message. */
import { count } from './metrics';

/** Name → meaning. `log_events_total` counts them, and docs/operating/monitoring.md explains them. */
export const LOG_EVENTS = {
  'order.transition': 'an order changed its state or flag',
  'order.reversal': 'a payment was refunded or disputed, or a dispute was won',
  'payment.unreconciled': 'a provider lists payments of orders that are not paid here',
  'payment.reconciled': 'the last payment that only a provider listed was recorded',
  'webhook.rejected': 'a webhook was forged, too old, or about an unknown payment',
  'limit.reached': 'a rate limit rejected a request',
  'csrf.rejected': 'a form was sent from another site',
  'circuit.opened':
    'the storefront calls the charity API only for forms and orders, because most calls fail',
  'circuit.closed': 'the storefront makes all calls of the charity API again',
  'attack.detected': 'most payments of the last minutes were declined: attack mode is on',
  'mail.failed': 'a mail was not sent and will be sent again',
  'mail.abandoned': 'a mail was not sent and will not be sent again',
  'job.failed': 'a background job failed; it runs again',
} as const;

export type LogEvent = keyof typeof LOG_EVENTS;

type Level = 'info' | 'warn' | 'error';
type Write = (fields: Record<string, unknown>, message: string) => void;

/** Logs an event, and counts it. */
export function logEvent(
  log: Record<Level, Write>,
  level: Level,
  event: LogEvent,
  fields: Record<string, unknown>,
): void {
  count('log_events_total', { event });
  log[level](fields, event);
}
