/** Queues the mails that ask owners of e-mail addresses to confirm their newsletter subscription. */
import type { Transaction } from 'kysely';
import type { Locale } from '#domain/locales';
import { hours } from '#domain/time/durations';
import type { Database } from '../db/tables';
import type { SubscriptionTable } from '../db/tables/content';
import type { ApiDeps } from '../deps';
import { enqueueNewsletterMail } from '../mail/outbox';
import { saveUnconfirmed } from './repository';

type Deps = Pick<ApiDeps, 'now' | 'random'>;

/** In ms. A third party who types the address again and again cannot send its owner more than one mail in this time. */
const MAIL_INTERVAL = hours(1);

/** Returns true when the subscription is confirmed, or a mail was queued a short time ago. */
export function needsNoMail(
  { now }: Pick<Deps, 'now'>,
  { confirmed_at, requested_at }: Pick<SubscriptionTable, 'confirmed_at' | 'requested_at'>,
): boolean {
  if (confirmed_at !== null) return true;
  return now().getTime() - Date.parse(requested_at) < MAIL_INTERVAL;
}

/** @param id of the subscription; null for a new one */
export async function requestConfirmation(
  { now, random }: Deps,
  tx: Transaction<Database>,
  { id: known, ...of }: { id: string | null; email: string; locale: Locale },
): Promise<void> {
  const at = now().toISOString();
  const id = known ?? random(16).toString('hex');
  await saveUnconfirmed(tx, { ...of, id, requested_at: at });
  await enqueueNewsletterMail(tx, { id: random(16).toString('hex'), subscriptionId: id, at });
}
