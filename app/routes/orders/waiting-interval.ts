/** Polling interval of the page of an order with a pending payment. */
import { seconds } from '#domain/time/durations';

export const ASK_EVERY = seconds(5);
