/** Polling interval of the page of an order with a pending payment. */
import { seconds } from '#domain/time/durations';

export const POLL_INTERVAL_MS = seconds(5);
