/** Polling interval of the page of an order with a pending payment. */
import { seconds } from '#domain/durations';

export const ASK_EVERY = seconds(5);
