/** Normalises typed e-mail addresses. */
import { emailSchema } from '#contract/orders';

/** Returns the address in lower case and NFC. Returns null for characters that would break a header of a mail to it. */
export function readEmail(typed: string): string | null {
  const address = emailSchema.safeParse(typed.normalize('NFC').toLowerCase());
  return address.success && !/[\p{Cc}\p{Cf}<>,;"()]/u.test(address.data) ? address.data : null;
}
