/**
 * Subscribes e-mail addresses to the newsletter, within rate limits. Their owners confirm or end it by signed links.
 */
import type { Transaction } from 'kysely';
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import type { Locale } from '#domain/locales';
import { type Subscription, SUBSCRIPTION_LINKS, type SubscriptionLink } from '#contract/newsletter';
import type { Database } from '../db/tables';
import { transact } from '../db/transact';
import type { ApiDeps } from '../deps';
import { readEmail } from '../http/email';
import { ApiError } from '../http/errors';
import { countOrReject } from '../modules/abuse/count-request';
import { ALL } from '../modules/abuse/events';
import { SUBSCRIPTION_WINDOW } from '../modules/abuse/limits';
import { confirmSubscription, deleteSubscription, findSubscription } from './repository';
import { readSubscriptionToken } from '../http/subscription-token';
import { hours } from '#domain/time/durations';
import { enqueueNewsletterMail } from '../mail/outbox';

type Deps = Pick<ApiDeps, 'db' | 'now' | 'random' | 'config' | 'log'>;

/** In ms. A third party who types the address again and again cannot send its owner more than one mail in this time. */
const MAIL_INTERVAL = hours(1);

/** @throws ApiError subscription.notFound */
export async function readLink(deps: Deps, token: string): Promise<Subscription> {
  for (const link of SUBSCRIPTION_LINKS) {
    const id = readSubscriptionToken(deps.config.signingSecrets, link, token);
    if (id !== null) return viewOf(deps, link, id);
  }
  throw new ApiError('subscription.notFound');
}

/**
 * Confirms a subscription. A second request changes nothing. A subscription that no longer exists stays deleted.
 * @throws ApiError subscription.notFound for a link with another purpose
 */
export async function confirm(deps: Deps, token: string): Promise<Subscription> {
  const id = idOf(deps, 'confirm', token);
  await confirmSubscription(deps.db, id, deps.now().toISOString());
  return viewOf(deps, 'confirm', id);
}

/**
 * Deletes a subscription with its e-mail address. A second request changes nothing.
 * @throws ApiError subscription.notFound for a link with another purpose
 */
export async function leave(deps: Deps, token: string): Promise<Subscription> {
  const id = idOf(deps, 'leave', token);
  await deleteSubscription(deps.db, id);
  return viewOf(deps, 'leave', id);
}

function idOf({ config }: Deps, link: SubscriptionLink, token: string): string {
  const id = readSubscriptionToken(config.signingSecrets, link, token);
  if (id === null) throw new ApiError('subscription.notFound');
  return id;
}

async function viewOf({ db }: Deps, link: SubscriptionLink, id: string): Promise<Subscription> {
  const row = await findSubscription(db, 'id', id);
  if (!row) return { link, state: 'gone' };
  return { link, state: row.confirmed_at === null ? 'pending' : 'subscribed' };
}

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
  if (address === null)
    throw new ApiError('subscription.invalidEmail', { fields: { email: 'format' } });
  await transact(deps.db, 'newsletter', async (tx) => {
    await admit({ ...deps, db: tx }, caller);
    const known = await findSubscription(tx, 'email', address);
    const earliest = new Date(deps.now().getTime() - MAIL_INTERVAL).toISOString();
    if (known && (known.confirmed_at !== null || known.requested_at > earliest)) return;
    const at = deps.now().toISOString();
    const subscriptionId = known?.id ?? deps.random(16).toString('hex');
    // Keeps the day on which the address was first added.
    await tx
      .insertInto('subscriptions')
      .values({ id: subscriptionId, email: address, locale, created_at: at, requested_at: at })
      .onConflict((on) => on.column('email').doUpdateSet({ locale, requested_at: at }))
      .execute();
    await enqueueNewsletterMail(tx, { id: deps.random(16).toString('hex'), subscriptionId, at });
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
}
