/** Subscribes e-mail addresses to the newsletter, within rate limits. Their owners confirm it by a link in a mail. */
import type { Transaction } from 'kysely';
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import type { Locale } from '#domain/locales';
import type { Database } from '../db/tables';
import type { ApiDeps } from '../deps';
import { readEmail } from '../http/email';
import { ApiError } from '../http/errors';
import { countOrReject } from '../modules/abuse/count-request';
import { ALL, count } from '../modules/abuse/events';
import { SUBSCRIPTION_WINDOW } from '../modules/abuse/limits';
import { needsNoMail, requestConfirmation } from './confirmation';
import { findSubscription } from './repository';

type Deps = Pick<ApiDeps, 'db' | 'now' | 'random' | 'config' | 'log'>;

/**
 * Stores an e-mail address unconfirmed, and queues the confirmation mail. The response is the same when the address is
 * subscribed, and when its owner was asked a short time ago; then no mail is sent.
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
    const known = await findSubscription(tx, 'email', address);
    if (known && needsNoMail(deps, known)) return;
    await requestConfirmation(deps, tx, { id: known?.id ?? null, email: address, locale });
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
