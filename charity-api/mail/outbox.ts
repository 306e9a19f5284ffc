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

type Tx = Transaction<Database>;

/** `data`: the values of the event that the mail reports. `recipient`: a copy, in case the account is deleted. */
type Mail<Kind extends MailKind> = {
  id: string;
  kind: Kind;
  at: string;
  data?: object;
  recipient?: MailRecipient;
};
export type MailRecipient = { email: string; name: string; locale: Locale };

type NewMail = Mail<OrderMailKind> & { orderId: string };
type NewApplicationMail = Mail<ApplicationMailKind> & { applicationId: string };

/** The columns of an unsent mail. The name may come from another provider, with which a donor has signed in. */
function unsent({ id, kind, at, data, recipient }: Mail<MailKind>) {
  return {
    ...{ id, kind, due_at: at, tries: 0, last_error: null, sent_at: null, created_at: at },
    data: data ? JSON.stringify(data) : null,
    recipient: recipient
      ? JSON.stringify({
          email: toStorableText(recipient.email),
          name: toStorableText(recipient.name),
          locale: recipient.locale,
        })
      : null,
  };
}

/** Queues a mail, at most one of each kind for an order. Later calls do nothing. */
export async function enqueueMail(tx: Tx, mail: NewMail): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ ...unsent(mail), order_id: mail.orderId })
    .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doNothing())
    .execute();
}

/** Like enqueueMail, but queues the mail again when an earlier one was sent, because the event happened again. */
export async function enqueueMailAgain(tx: Tx, mail: NewMail): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ ...unsent(mail), order_id: mail.orderId })
    .onConflict((conflict) =>
      conflict
        .columns(['order_id', 'kind'])
        .doUpdateSet(unsent(mail))
        .where('outbox.sent_at', 'is not', null),
    )
    .execute();
}

/** Queues a mail about an event with its data. It replaces the mail about an earlier event, also an unsent one. */
export async function enqueueLatestMail(tx: Tx, mail: NewMail): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ ...unsent(mail), order_id: mail.orderId })
    .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doUpdateSet(unsent(mail)))
    .execute();
}

/** Deletes an unsent mail whose content is no longer true. */
export async function withdrawMail(
  tx: Tx,
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
  tx: Tx,
  { codeId = null, ...mail }: Mail<AccountMailKind> & { codeId?: string | null },
): Promise<void> {
  if (codeId !== null)
    await tx
      .deleteFrom('outbox')
      .where('code_id', '=', codeId)
      .where('sent_at', 'is', null)
      .execute();
  await tx
    .insertInto('outbox')
    .values({ ...unsent(mail), code_id: codeId })
    .execute();
}

/** Queues a mail about an application, at most one of each kind except answers. */
export async function enqueueApplicationMail(tx: Tx, mail: NewApplicationMail): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ ...unsent(mail), application_id: mail.applicationId })
    .execute();
}

export async function enqueueApplicationMailAgain(tx: Tx, mail: NewApplicationMail): Promise<void> {
  await tx
    .updateTable('outbox')
    .set(unsent(mail))
    .where('application_id', '=', mail.applicationId)
    .where('kind', '=', mail.kind)
    .where('sent_at', 'is not', null)
    .execute();
}

/** Queues the mail with the link that confirms a newsletter subscription. It is not sent if its owner leaves before. */
export async function enqueueNewsletterMail(
  tx: Tx,
  { subscriptionId, ...mail }: { id: string; subscriptionId: string; at: string },
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ ...unsent({ ...mail, kind: 'newsletter-confirm' }), subscription_id: subscriptionId })
    .execute();
}

/** Queues a mail to a member of staff about an invitation or an approval. It contains a link with a signed token. */
export async function enqueueStaffMail(
  tx: Tx,
  { ref, ...mail }: Mail<StaffMailKind> & { ref: string; recipient: MailRecipient },
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ ...unsent(mail), staff_ref: ref })
    .execute();
}
