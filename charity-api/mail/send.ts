/** Sends one mail of the outbox, composed from the current data, by SMTP or into the outbox folder. */
import path from 'node:path';
import type { OutboxRow } from '../db/tables/orders';
import type { ApiDeps } from '../deps';
import { composeAccountMail } from './account-mail';
import { buildMail, folderDelivery, type Deliver, type Envelope } from './eml';
import { composeOrderMail } from './order-mail';
import { smtpDelivery } from './smtp';

/** @returns a function that sends a mail of the outbox */
export function createSender(deps: ApiDeps): (mail: OutboxRow) => Promise<void> {
  const { smtpUrl, dataDir } = deps.config;
  const deliver =
    smtpUrl === null ? folderDelivery(path.join(dataDir, 'outbox')) : smtpDelivery(smtpUrl);
  return (mail) => send(deps, deliver, mail);
}

async function send(deps: ApiDeps, deliver: Deliver, mail: OutboxRow): Promise<void> {
  const composed = await (mail.order_id === null ? composeAccountMail : composeOrderMail)(
    deps,
    mail,
  );
  if (!composed) return;
  const { letter, to } = composed;
  const domain = new URL(deps.config.publicUrl).hostname;
  const envelope: Envelope = {
    id: mail.id,
    domain,
    from: { name: letter.from, address: await replyAddress(deps.db, domain) },
    to,
    date: new Date(mail.created_at),
  };
  await deliver({ ...envelope, raw: await buildMail(letter, envelope) });
  deps.reached?.('mail:written');
}

/** Returns the e-mail address of the first published contact, so that staff receive the replies of donors. */
async function replyAddress(db: ApiDeps['db'], domain: string): Promise<string> {
  const contact = await db
    .selectFrom('contacts')
    .select('email')
    .orderBy('position')
    .executeTakeFirst();
  return contact?.email || `no-reply@${domain}`;
}
