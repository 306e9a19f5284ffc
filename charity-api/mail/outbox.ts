/**
 * The outbox: a transaction stores a mail together with the change that it reports. send-due.ts sends it later.
 */
import type { Transaction } from 'kysely';
import { toStorableText } from '#contract/common';
import type { Locale } from '#domain/locales';
import type { Database } from '../db/tables';
import type {
  AccountMailKind,
  ApplicationMailKind,
  MailKind,
  OrderMailKind,
  StaffMailKind,
} from '../db/tables/outbox';

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

/** The name may come from another provider, with which a donor has signed in. */
const toColumn = ({ email, name, locale }: MailRecipient): string =>
  JSON.stringify({ email: toStorableText(email), name: toStorableText(name), locale });

/** Queues a mail about an account. It replaces an unsent mail of the same code. */
export async function enqueueAccountMail(
  tx: Transaction<Database>,
  mail: NewAccountMail,
): Promise<void> {
  const codeId = 'codeId' in mail ? mail.codeId : null;
  const recipient = 'recipient' in mail ? toColumn(mail.recipient) : null;
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
    data,
    ...mail
  }: {
    id: string;
    kind: StaffMailKind;
    ref: string;
    /** The values of a mail about an action. */
    data?: object;
    recipient: MailRecipient;
    at: string;
  },
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      ...{ ...unsent(mail), staff_ref: ref, recipient: toColumn(recipient) },
      data: data ? JSON.stringify(data) : null,
    })
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
