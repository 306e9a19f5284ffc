/** Sends one mail of the outbox, composed from the current order, by SMTP or into the outbox folder. */
import path from 'node:path';
import type { MailKind, OutboxRow } from '../db/tables/orders';
import type { ApiDeps } from '../deps';
import { currentAttempt, findOrder } from '../orders/repository';
import { viewOrder } from '../orders/view';
import { readName } from '../payments/organisation';
import { buildMail, folderDelivery, type Deliver, type Envelope } from './eml';
import type { Composer } from './letters/gifts';
import { monthlyFailed, monthlyStopped } from './letters/monthly';
import { receipt } from './letters/receipt';
import { transferInstructions } from './letters/transfer';
import { smtpDelivery } from './smtp';

const COMPOSERS: Record<MailKind, Composer> = {
  receipt,
  'transfer-instructions': transferInstructions,
  'monthly-stopped': monthlyStopped,
  'monthly-failed': monthlyFailed,
};

/** @returns a function that sends a mail of the outbox */
export function createSender(deps: ApiDeps): (mail: OutboxRow) => Promise<void> {
  const { smtpUrl, dataDir } = deps.config;
  const deliver =
    smtpUrl === null ? folderDelivery(path.join(dataDir, 'outbox')) : smtpDelivery(smtpUrl);
  return (mail) => send(deps, deliver, mail);
}

async function send(deps: ApiDeps, deliver: Deliver, mail: OutboxRow): Promise<void> {
  const { db, config, reached } = deps;
  const row = await findOrder(db, 'id', mail.order_id);
  if (!row) throw new Error(`mail ${mail.id} belongs to an unknown order`);
  const order = await viewOrder(deps, row, await currentAttempt(db, row.id));
  const name = await readName(deps, row.locale);
  const letter = COMPOSERS[mail.kind](order, {
    publicUrl: config.publicUrl,
    locales: config.locales,
    from: name,
    at: mail.created_at,
  });
  if (!letter) return;
  const domain = new URL(config.publicUrl).hostname;
  const envelope: Envelope = {
    id: mail.id,
    domain,
    from: { name, address: await replyAddress(db, domain) },
    to: { name: row.donor_name, address: row.donor_email },
    date: new Date(mail.created_at),
  };
  await deliver({ ...envelope, raw: await buildMail(letter, envelope) });
  reached?.('mail:written');
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
