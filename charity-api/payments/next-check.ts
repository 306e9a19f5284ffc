/** How often providers are asked about an order that nobody else asks about. */
import { minutes } from '#domain/durations';

const CHECK_EVERY = minutes(1);

export function nextCheck(now: Date): string {
  return new Date(now.getTime() + CHECK_EVERY).toISOString();
}
