/** Sends one mail of the outbox, composed from the current data, by SMTP or into the outbox folder. */
import path from 'node:path';
import { emailSchema } from '#contract/values';
import type { OutboxRow } from '../db/tables/outbox';
import type { ApiDeps } from '../deps';
import { composeAccountMail } from './account-mail';
import { composeApplicationMail } from './application-mail';
import { buildMail, folderDelivery, type Delivery, type Envelope } from './eml';
import { charityAddress } from './charity-address';
import { composeNewsletterMail } from './newsletter-mail';
import { composeOrderMail } from './order-mail';
import { MailError } from './send-due';
import { smtpDelivery } from './smtp';
import { composeStaffMail } from './staff-mail';

/** `send` composes and delivers a mail of the outbox. `release` closes the connections to the mail server. */
export type Sender = { send: (mail: OutboxRow) => Promise<void>; release: Delivery['release'] };

/** @param atOnce maximum number of connections to the mail server */
export function createSender(deps: ApiDeps, atOnce: number): Sender {
  const { smtpUrl, dataDir } = deps.config;
  const { deliver, release } =
    smtpUrl === null ? folderDelivery(path.join(dataDir, 'outbox')) : smtpDelivery(smtpUrl, atOnce);
  return { send: (mail) => send(deps, deliver, mail), release };
}

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
