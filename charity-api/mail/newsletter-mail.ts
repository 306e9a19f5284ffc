/** Composes the mail that asks the owner of an e-mail address to confirm a newsletter subscription. */
import type { OutboxRow } from '../db/tables/outbox';
import type { ApiDeps } from '../deps';
import { subscriptionToken } from '../http/subscription-token';
import { newsletterConfirmUrl, newsletterLeaveUrl } from '../links';
import { readName } from '../payments/organisation';
import type { ComposedMail } from './eml';
import { confirmSubscription } from './letters/newsletter';

/** Returns null when the owner has confirmed the subscription, or it was deleted. */
export async function composeNewsletterMail(
  deps: ApiDeps,
  mail: OutboxRow,
): Promise<ComposedMail | null> {
  const { db, config } = deps;
  const row = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', mail.subscription_id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { id, email, locale } = row;
  const linkTo = (link: 'confirm' | 'leave') => ({
    token: subscriptionToken(config.signingSecrets, link, id),
    locale,
  });
  const unsubscribeUrl = newsletterLeaveUrl(config.publicUrl, linkTo('leave'));
  const letter = confirmSubscription({
    locale,
    from: await readName(deps, locale),
    confirmUrl: newsletterConfirmUrl(config.publicUrl, linkTo('confirm')),
    leaveUrl: unsubscribeUrl,
  });
  return { letter, to: { name: '', address: email }, unsubscribeUrl };
}
