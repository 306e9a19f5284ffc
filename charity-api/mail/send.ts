/** Sending one mail of the outbox: composed from the order as it is now, written into the outbox folder. */
import path from 'node:path';
import { textIn } from '#domain/locales';
import type { MailKind, OutboxRow } from '../db/tables/orders';
import type { ApiDeps } from '../deps';
import { currentAttempt, findOrder } from '../modules/orders/repository';
import { viewOrder } from '../modules/orders/view';
import { readOrganisation } from '../payments/organisation';
import { receipt, transferInstructions } from './compose';
import { buildMail, writeMail } from './eml';

const COMPOSERS: Partial<Record<MailKind, typeof transferInstructions>> = {
  receipt,
  'transfer-instructions': transferInstructions,
};

export async function sendMail(deps: ApiDeps, mail: OutboxRow): Promise<void> {
  const { db, config, reached } = deps;
  const row = await findOrder(db, 'id', mail.order_id);
  if (!row) throw new Error(`mail ${mail.id} is about no order`);
  const order = await viewOrder(deps, row, await currentAttempt(db, row.id));
  const name = textIn((await readOrganisation(db)).name, row.locale);
  const letter = COMPOSERS[mail.kind]?.(order, { publicUrl: config.publicUrl, from: name });
  if (!letter) return;
  const domain = new URL(config.publicUrl).hostname;
  const message = await buildMail(letter, {
    id: mail.id,
    domain,
    from: { name, address: await replyAddress(db, domain) },
    to: { name: row.donor_name, address: row.donor_email },
    date: new Date(mail.created_at),
  });
  await writeMail(path.join(config.dataDir, 'outbox'), mail.id, message);
  reached?.('mail:written');
}

/** A donor who answers reaches people: the first published contact. */
async function replyAddress(db: ApiDeps['db'], domain: string): Promise<string> {
  const contact = await db
    .selectFrom('contacts')
    .select('email')
    .orderBy('position')
    .executeTakeFirst();
  return contact?.email || `no-reply@${domain}`;
}
