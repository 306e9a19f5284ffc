/** The signed links in mails of the newsletter: their purpose, and the state of their subscription. */
import { SUBSCRIPTION_LINKS, type Subscription, type SubscriptionLink } from '#contract/newsletter';
import type { ApiDeps } from '../deps';
import { ApiError } from '../http/errors';
import { readSubscriptionToken } from '../http/subscription-token';
import { confirmSubscription, deleteSubscription, findSubscription } from './repository';

type Deps = Pick<ApiDeps, 'db' | 'now' | 'config'>;

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
