/** Subscribes e-mail addresses to the newsletter, within rate limits. */
import { emailSchema } from '#contract/orders';
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import type { Locale } from '#domain/locales';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { ALL, count, record } from '../abuse/events';
import { SUBSCRIPTION_WINDOW } from '../abuse/limits';
import { addSubscription } from './repository';

type Deps = Pick<ApiDeps, 'db' | 'now' | 'config' | 'log'>;

/**
 * Subscribes an e-mail address. A second subscription changes nothing, and the response does not reveal that it exists.
 * @throws ApiError subscription.invalidEmail, subscription.tooMany
 */
export async function subscribe(
  deps: Deps,
  { email, locale }: { email: string; locale: Locale },
  caller: DonorRateLimitKeys,
): Promise<{ subscribed: true }> {
  const address = emailSchema.safeParse(email.normalize('NFC').toLowerCase());
  if (!address.success || hasControls(address.data)) {
    throw new ApiError('subscription.invalidEmail', { fields: { email: 'format' } });
  }
  await deps.db.transaction().execute(async (tx) => {
    await admit({ ...deps, db: tx }, caller);
    await addSubscription(tx, address.data, locale, deps.now());
  });
  return { subscribed: true };
}

/** Checks the limits and counts the subscription. Rejected subscriptions are not counted. */
async function admit(deps: Deps, { address }: DonorRateLimitKeys): Promise<void> {
  const { perAddress, total } = deps.config.limits.subscriptions;
  const rules = [
    { bucket: 'subscriptions.all', mark: ALL, limit: total },
    { bucket: 'subscriptions.address', mark: address, limit: perAddress },
  ] as const;
  for (const { bucket, mark, limit } of rules) {
    if (mark === null || (await count(deps, bucket, mark, SUBSCRIPTION_WINDOW)) < limit) continue;
    deps.log.info({ bucket }, 'limit reached');
    throw new ApiError('subscription.tooMany', { retryAfter: SUBSCRIPTION_WINDOW });
  }
  for (const { bucket, mark } of rules) if (mark !== null) await record(deps, bucket, mark);
  await warnWhenFull(deps, total);
}

/** Logs one warning when the total limit is reached: all further subscriptions are rejected, so staff must check. */
async function warnWhenFull(deps: Deps, total: number): Promise<void> {
  if ((await count(deps, 'subscriptions.all', ALL, SUBSCRIPTION_WINDOW)) === total) {
    deps.log.warn({ subscriptions: total }, 'unusually many newsletter subscriptions in an hour');
  }
}

/** Returns true for characters that would break a header of the mails to this address. */
function hasControls(address: string): boolean {
  return /[\p{Cc}\p{Cf}<>,;"()]/u.test(address);
}
