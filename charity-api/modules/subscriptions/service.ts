/** Newsletter subscriptions. */
import { emailSchema } from '#contract/orders';
import type { Locale } from '#domain/locales';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { addSubscription } from './repository';

/** Twice is once, and a caller does not learn whether an address was there already. @throws ApiError subscription.invalidEmail */
export async function subscribe(
  { db, now }: Pick<ApiDeps, 'db' | 'now'>,
  email: string,
  locale: Locale,
): Promise<{ subscribed: true }> {
  const address = emailSchema.safeParse(email.normalize('NFC').toLowerCase());
  if (!address.success || hasControls(address.data)) {
    throw new ApiError('subscription.invalidEmail', { fields: { email: 'format' } });
  }
  await addSubscription(db, address.data, locale, now());
  return { subscribed: true };
}

/** Characters that would break a header of the mails that are sent to it. */
function hasControls(address: string): boolean {
  return /[\p{Cc}\p{Cf}<>,;"()]/u.test(address);
}
