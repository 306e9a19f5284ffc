/**
 * The outbox: a transaction stores a mail together with the change that it reports. A background job sends it later.
 */
import type { Kysely, Transaction } from 'kysely';
import type { Locale } from '#domain/locales';
import { minutes, seconds } from '#domain/time/durations';
import type { Database } from '../db/tables';
import type {
  AccountMailKind,
  ApplicationMailKind,
  MailKind,
  OrderMailKind,
  OutboxRow,
  StaffMailKind,
} from '../db/tables/orders';
import type { ApiDeps } from '../deps';

const MIN_DELAY_MS = seconds(30);
const MAX_DELAY_MS = minutes(60);
const BATCH = 50;
/** In ms. A worker claims a mail for this time; longer than sending one mail can take. */
const CLAIM_MS = minutes(5);
/** With the delays below, about three days. After that, staff must check the server or the e-mail address. */
export const MAX_TRIES = 78;

/** Why a mail was not sent: a temporary problem of this mail, an invalid recipient, or a problem of the mail server. */
export class MailError extends Error {
  override name = 'MailError';
  constructor(
    message: string,
    readonly scope: 'thisTime' | 'forEver' | 'forAll',
  ) {
    super(message);
  }
}

type NewMail = { id: string; orderId: string; kind: OrderMailKind; at: string; data?: object };

/** A mail about an account: with a one-time code, or with a copy of the recipient in case the account is deleted. */
type NewAccountMail = { id: string; kind: AccountMailKind; at: string } & (
  { codeId: string } | { recipient: MailRecipient }
);
export type MailRecipient = { email: string; name: string; locale: Locale };

type NewApplicationMail = {
  id: string;
  applicationId: string;
  kind: ApplicationMailKind;
  at: string;
  /** Subject and text of an answer. */
  data?: object;
};

/** Queues a mail, at most one of each kind for an order. Later calls do nothing. */
export async function enqueueMail(tx: Transaction<Database>, mail: NewMail): Promise<void> {
  await insertMail(tx, mail)
    .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doNothing())
    .execute();
}

/** Like enqueueMail, but queues the mail again when an earlier one was sent, because the event happened again. */
export async function enqueueMailAgain(tx: Transaction<Database>, mail: NewMail): Promise<void> {
  const { id, at } = mail;
  await insertMail(tx, mail)
    .onConflict((conflict) =>
      conflict
        .columns(['order_id', 'kind'])
        .doUpdateSet({ id, due_at: at, created_at: at, tries: 0, last_error: null, sent_at: null })
        .where('outbox.sent_at', 'is not', null),
    )
    .execute();
}

/** Queues a mail about an event with its data. It replaces the mail about an earlier event, also an unsent one. */
export async function enqueueLatestMail(
  tx: Transaction<Database>,
  { data = {}, ...mail }: NewMail,
): Promise<void> {
  const changes = { ...unsent(mail), data: JSON.stringify(data) };
  await tx
    .insertInto('outbox')
    .values({ ...changes, order_id: mail.orderId })
    .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doUpdateSet(changes))
    .execute();
}

/** Deletes an unsent mail whose content is no longer true. */
export async function withdrawMail(
  tx: Transaction<Database>,
  { orderId, kind }: Pick<NewMail, 'orderId' | 'kind'>,
): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('sent_at', 'is', null)
    .execute();
}

/** Queues a mail about an account. It replaces an unsent mail of the same code. */
export async function enqueueAccountMail(
  tx: Transaction<Database>,
  mail: NewAccountMail,
): Promise<void> {
  const codeId = 'codeId' in mail ? mail.codeId : null;
  const recipient = 'recipient' in mail ? JSON.stringify(mail.recipient) : null;
  if (codeId !== null)
    await tx
      .deleteFrom('outbox')
      .where('code_id', '=', codeId)
      .where('sent_at', 'is', null)
      .execute();
  await tx
    .insertInto('outbox')
    .values({ ...unsent(mail), order_id: null, code_id: codeId, recipient })
    .execute();
}

/** Queues a mail about an application, at most one of each kind except answers. */
export async function enqueueApplicationMail(
  tx: Transaction<Database>,
  { data, ...mail }: NewApplicationMail,
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      ...unsent(mail),
      application_id: mail.applicationId,
      data: data ? JSON.stringify(data) : null,
    })
    .execute();
}

/** Queues a mail about an application again when the earlier one was sent. */
export async function enqueueApplicationMailAgain(
  tx: Transaction<Database>,
  { id, applicationId, kind, at }: NewApplicationMail,
): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ id, due_at: at, created_at: at, tries: 0, last_error: null, sent_at: null })
    .where('application_id', '=', applicationId)
    .where('kind', '=', kind)
    .where('sent_at', 'is not', null)
    .execute();
}

/** Queues the mail with the link that confirms a newsletter subscription. It is not sent if its owner leaves before. */
export async function enqueueNewsletterMail(
  tx: Transaction<Database>,
  { subscriptionId, ...mail }: { id: string; subscriptionId: string; at: string },
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ ...unsent({ ...mail, kind: 'newsletter-confirm' }), subscription_id: subscriptionId })
    .execute();
}

/** Queues a mail to a member of staff about an invitation or an approval. It contains a link with a signed token. */
export async function enqueueStaffMail(
  tx: Transaction<Database>,
  {
    recipient,
    ref,
    ...mail
  }: { id: string; kind: StaffMailKind; ref: string; recipient: MailRecipient; at: string },
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ ...unsent(mail), staff_ref: ref, recipient: JSON.stringify(recipient) })
    .execute();
}

function insertMail(tx: Transaction<Database>, mail: NewMail) {
  return tx
    .insertInto('outbox')
    .values({ ...unsent(mail), order_id: mail.orderId, code_id: null, recipient: null });
}

function unsent(mail: { id: string; kind: MailKind; at: string }) {
  return {
    id: mail.id,
    kind: mail.kind,
    due_at: mail.at,
    tries: 0,
    last_error: null,
    sent_at: null,
    created_at: mail.at,
  };
}

/** Returns the delay before the next try, in ms: 30 s, 1 min, 2 min … one hour. */
function retryDelay(tries: number): number {
  return Math.min(MIN_DELAY_MS * 2 ** Math.max(0, tries - 1), MAX_DELAY_MS);
}

type OutboxDeps = Pick<ApiDeps, 'db' | 'now' | 'log'>;

/**
 * Sends the due mails, or only those with one-time codes. Retries a failed mail with a growing delay. Continues with
 * the other mails unless the mail server failed.
 */
export async function sendDueMail(
  deps: OutboxDeps,
  send: (mail: OutboxRow) => Promise<void>,
  scope: 'all' | 'codes' = 'all',
): Promise<void> {
  const { db, now } = deps;
  const due = await db
    .selectFrom('outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('due_at', '<=', now().toISOString())
    .where('tries', '<', MAX_TRIES)
    .$if(scope === 'codes', (query) => query.where('code_id', 'is not', null))
    .orderBy('due_at')
    .limit(BATCH)
    .execute();
  for (const mail of due) {
    if (!(await claim(db, mail, now()))) continue;
    try {
      await send(mail);
      await setMail(db, mail, { sent_at: now().toISOString(), last_error: null });
    } catch (error) {
      await postpone(deps, mail, error);
      // The server failed. Each further mail would wait for its timeout, and delay the other background jobs.
      if (error instanceof MailError && error.scope === 'forAll') return;
    }
  }
}

async function postpone({ db, now, log }: OutboxDeps, mail: OutboxRow, error: unknown) {
  const reason = error instanceof Error ? error.message : String(error);
  const isForEver = error instanceof MailError && error.scope === 'forEver';
  const tries = isForEver ? MAX_TRIES : mail.tries + 1;
  await setMail(db, mail, {
    tries,
    last_error: reason.slice(0, 500),
    due_at: new Date(now().getTime() + retryDelay(tries)).toISOString(),
  });
  const fields = { mail: mail.id, kind: mail.kind, tries: mail.tries + 1, reason };
  if (tries >= MAX_TRIES) log.error(fields, 'mail abandoned');
  else log.warn(fields, 'mail not sent');
}

async function setMail(
  db: Kysely<Database>,
  { id }: OutboxRow,
  changes: Partial<OutboxRow>,
): Promise<void> {
  await db.updateTable('outbox').set(changes).where('id', '=', id).execute();
}

/**
 * Claims a mail before sending, so that another process, or this one after a crash, does not send it at the same time.
 */
async function claim(db: Kysely<Database>, mail: OutboxRow, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ tries: mail.tries + 1, due_at: new Date(now.getTime() + CLAIM_MS).toISOString() })
    .where('id', '=', mail.id)
    .where('tries', '=', mail.tries)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
