/** Subscribes e-mail addresses to the newsletter, within rate limits. */
import type { Transaction } from 'kysely';
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import type { Locale } from '#domain/locales';
import type { Database } from '../../db/tables';
import type { ApiDeps } from '../../deps';
import { readEmail } from '../../http/email';
import { ApiError } from '../../http/errors';
import { countOrReject } from '../abuse/count-request';
import { ALL, count } from '../abuse/events';
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
  const address = readEmail(email);
  if (address === null) {
    throw new ApiError('subscription.invalidEmail', { fields: { email: 'format' } });
  }
  await deps.db.transaction().execute(async (tx) => {
    await admit({ ...deps, db: tx }, caller);
    await addSubscription(tx, address, locale, deps.now());
  });
  return { subscribed: true };
}

async function admit(
  deps: Omit<Deps, 'db'> & { db: Transaction<Database> },
  { address }: DonorRateLimitKeys,
): Promise<void> {
  const { perAddress, total } = deps.config.limits.subscriptions;
  const window = SUBSCRIPTION_WINDOW;
  const rules = [
    { bucket: 'subscriptions.all', mark: ALL, limit: total, window },
    { bucket: 'subscriptions.address', mark: address, limit: perAddress, window },
  ] as const;
  await countOrReject(deps, rules, 'subscription.tooMany');
  await warnWhenFull(deps, total);
}

/** Logs one warning when the total limit is reached: all further subscriptions are rejected, so staff must check. */
async function warnWhenFull(deps: Deps, total: number): Promise<void> {
  if ((await count(deps, 'subscriptions.all', ALL, SUBSCRIPTION_WINDOW)) === total) {
    deps.log.warn({ subscriptions: total }, 'unusually many newsletter subscriptions in an hour');
  }
}
