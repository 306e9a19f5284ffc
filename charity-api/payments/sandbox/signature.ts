/** Signing webhooks as gateways do: a time, and an HMAC over the time and the raw body. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { seconds } from '#domain/time/durations';

/** Older, or further in the future, is refused: a captured webhook cannot be sent again later. */
const SIGNATURE_TOLERANCE = seconds(300);

export function sign(secret: string, rawBody: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  return `t=${time},v1=${mac(secret, time, rawBody)}`;
}

/** Whether the header was made with the secret over exactly this body, lately. */
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
