/** The background job that sends mails: all of them, or only those with one-time codes. */
import path from 'node:path';
import { seconds } from '#domain/time/durations';
import { emailSchema } from '#contract/values';
import type { ApiDeps } from '../deps';
import { sendDueMail, MailError } from './send-due';
import type { OutboxRow } from '../db/tables/outbox';
import { composeAccountMail } from './account-mail';
import { composeApplicationMail } from './application-mail';
import { buildMail, folderDelivery, type Delivery, type Envelope, type ComposedMail } from './eml';
import { charityAddress } from './charity-address';
import { composeOrderMail } from './order-mail';
import { smtpDelivery } from './smtp';
import { composeStaffMail } from './staff-mail';
import { subscriptionToken } from '../http/subscription-token';
import { newsletterConfirmUrl, newsletterLeaveUrl } from '../links';
import { readName } from '../payments/organisation';
import { confirmSubscription } from './letters/newsletter';

/** After a failure of the mail server, in ms. Each mail has its own, longer delay. */
const SERVER_PAUSE_MS = seconds(5);

type Options = {
  scope: 'all' | 'codes';
  /** Number of mails that are sent at the same time, each on its own connection. */
  atOnce: number;
  isStopping: () => boolean;
};

/** Returns a function that sends the due mails. It must not be called again before it has ended. */
export function createMailJob(deps: ApiDeps, options: Options): () => Promise<void> {
  const { smtpUrl, dataDir } = deps.config;
  const { deliver, release } =
    smtpUrl === null
      ? folderDelivery(path.join(dataDir, 'outbox'))
      : smtpDelivery(smtpUrl, options.atOnce);
  const sendOne = (mail: OutboxRow) => send(deps, deliver, mail);
  let pausedUntil = 0;
  return async () => {
    if (deps.now().getTime() < pausedUntil) return;
    const { isServerFailing } = await sendDueMail(deps, sendOne, options).finally(release);
    pausedUntil = isServerFailing ? deps.now().getTime() + SERVER_PAUSE_MS : 0;
  };
}

/** Composes a mail of the outbox from the current data, and delivers it. */
async function send(deps: ApiDeps, deliver: Delivery['deliver'], mail: OutboxRow): Promise<void> {
  const composed = await composerOf(mail)(deps, mail);
  if (!composed) return;
  const { letter, replyTo = null, ...addressed } = composed;
  // A value with two addresses would send the mail to both of them.
  if (!isAddress(addressed.to.address)) throw new MailError('EADDRESS', 'forEver');
  const domain = new URL(deps.config.publicUrl).hostname;
  const envelope: Envelope = {
    id: mail.id,
    domain,
    from: { name: letter.from, address: await charityAddress(deps.db, domain) },
    ...{ replyTo: isAddress(replyTo) ? replyTo : null, ...addressed },
    date: new Date(mail.created_at),
  };
  await deliver({ ...envelope, raw: await buildMail(letter, envelope) });
  deps.reached?.('mail:written');
}

const isAddress = (value: string | null) => emailSchema.safeParse(value).success;

function composerOf(mail: OutboxRow) {
  if (mail.order_id !== null) return composeOrderMail;
  if (mail.staff_ref !== null) return composeStaffMail;
  if (mail.subscription_id !== null) return composeNewsletterMail;
  return mail.application_id === null ? composeAccountMail : composeApplicationMail;
}

/** Returns null when the owner has confirmed the subscription, or it was deleted. */
async function composeNewsletterMail(deps: ApiDeps, mail: OutboxRow): Promise<ComposedMail | null> {
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
