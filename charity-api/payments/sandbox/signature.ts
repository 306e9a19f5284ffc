/** Signs webhooks like payment gateways do: a timestamp, and an HMAC over timestamp and raw body. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { seconds } from '#domain/time/durations';

/** In ms. Older or later timestamps are rejected, so that a captured webhook cannot be replayed. */
const SIGNATURE_TOLERANCE = seconds(300);

export function sign(secret: string, rawBody: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  return `t=${time},v1=${mac(secret, time, rawBody)}`;
}

/** Returns true when the secret signed exactly this body, and the timestamp is within the tolerance. */
export function isSigned(secret: string, rawBody: string, header: string, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header);
  if (!match) return false;
  const [, time = '', given = ''] = match;
  const expected = mac(secret, Number(time), rawBody);
  const genuine = timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(expected, 'hex'));
  return genuine && Math.abs(now.getTime() - seconds(Number(time))) <= SIGNATURE_TOLERANCE;
}

function mac(secret: string, time: number, rawBody: string): string {
  return createHmac('sha256', secret).update(`${time}.${rawBody}`).digest('hex');
}
