/** How often the page of an order with a pending payment asks for its state. */
import { seconds } from '#domain/durations';

export const ASK_EVERY = seconds(5);
