/** Endpoints /staff/mails…, the mails that could not be delivered: the list, another try, and the end of all tries. */
import { sql, type Transaction } from 'kysely';
import type { UndeliveredMail } from '#contract/staff/mails';
import { isAllowed } from '#domain/staff/permissions';
import { jsonText } from '../../db/dialect';
import type { Database, Db } from '../../db/tables';
import type { OutboxRow } from '../../db/tables/outbox';
import { transact } from '../../db/transact';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import type { StaffSession } from '../../http/staff-session';
import { charityAddress } from '../../mail/charity-address';
import { MAX_TRIES } from '../../mail/send-due';
import { mailProblemOf } from '../../mail/problem';
import { MAIL_PERMISSIONS, readableMailSubjects, undeliveredMails } from '../../mail/undelivered';
import type { Page, Paged } from '../../modules/page';
import { recordAction } from '../../modules/staff-log/record';
import { mountAll } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';

type Self = Pick<StaffSession, 'roles' | 'actor'>;
type MailDeps = Pick<ApiDeps, 'db' | 'now' | 'config'>;

/** Returns the mails that the member may see, the oldest first. */
async function listMails(
  deps: MailDeps,
  { roles }: Pick<Self, 'roles'>,
  { offset, limit }: Page,
): Promise<Paged<UndeliveredMail>> {
  const { db, config } = deps;
  const subjects = readableMailSubjects(roles);
  const { total } = await db
    .selectFrom(undeliveredMails(db, deps, subjects).as('found'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await withRecipients(db, deps, subjects)
    .orderBy('outbox.created_at')
    .orderBy('outbox.id')
    .offset(offset)
    .limit(limit)
    .execute();
  const ours = await charityAddress(db, new URL(config.publicUrl).hostname);
  return {
    total: Number(total),
    data: rows.map(({ subject, reference, email, ...mail }) => ({
      ...{ id: mail.id, kind: mail.kind, subject, reference, since: mail.created_at },
      email: mail.kind === 'application-staff' ? ours : (email ?? ''),
      ...{ tries: mail.tries, problem: mailProblemOf(mail.last_error ?? '') },
      ...{ detail: mail.last_error ?? '', isStopped: mail.tries >= MAX_TRIES },
      mayDecide: isAllowed(roles, MAIL_PERMISSIONS[subject].decide),
    })),
  };
}

function withRecipients(db: Db, deps: MailDeps, subjects: ReturnType<typeof readableMailSubjects>) {
  return undeliveredMails(db, deps, subjects)
    .leftJoin('orders', 'orders.id', 'outbox.order_id')
    .leftJoin('applications', 'applications.id', 'outbox.application_id')
    .leftJoin('subscriptions', 'subscriptions.id', 'outbox.subscription_id')
    .select(['outbox.id', 'outbox.kind', 'outbox.tries', 'outbox.last_error', 'outbox.created_at'])
    .select(sql<string | null>`coalesce(orders.reference, applications.reference)`.as('reference'))
    .select(
      sql<string | null>`coalesce(orders.donor_email, applications.email, subscriptions.email,
        ${jsonText(sql.ref('outbox.recipient'), 'email')})`.as('email'),
    );
}

/** @throws ApiError staffMail.notFound, staff.notAllowed */
async function sendMailAgain(deps: MailDeps, self: Self, id: string): Promise<void> {
  await decide(deps, self, id, 'mail.sentAgain', async (tx) => {
    await tx
      .updateTable('outbox')
      .set({ tries: 0, last_error: null, due_at: deps.now().toISOString() })
      .where('id', '=', id)
      .execute();
  });
}

/** @throws ApiError staffMail.notFound, staff.notAllowed */
async function abandonMail(deps: MailDeps, self: Self, id: string): Promise<void> {
  await decide(deps, self, id, 'mail.abandoned', async (tx) => {
    await tx.deleteFrom('outbox').where('id', '=', id).execute();
  });
}

/** Runs a decision about an unsent mail that the member may see, and logs it with the record of the mail. */
async function decide(
  deps: MailDeps,
  { roles, actor }: Self,
  id: string,
  action: string,
  run: (tx: Transaction<Database>) => Promise<void>,
): Promise<void> {
  await transact(deps.db, 'staff', async (tx) => {
    const mail = await undeliveredMails(tx, deps, readableMailSubjects(roles))
      .leftJoin('applications', 'applications.id', 'outbox.application_id')
      .selectAll('outbox')
      .select('applications.reference as application')
      .where('outbox.id', '=', id)
      .executeTakeFirst();
    if (!mail) throw new ApiError('staffMail.notFound');
    if (!isAllowed(roles, MAIL_PERMISSIONS[mail.subject].decide))
      throw new ApiError('staff.notAllowed');
    await run(tx);
    await recordAction(tx, deps, {
      ...{ actor, action, subject: subjectOf(mail) },
      before: { mail: mail.id, kind: mail.kind, tries: mail.tries },
    });
  });
}

type Subject = Pick<OutboxRow, 'id' | 'order_id'> & { application: string | null };

/** The record that the log entry is about. For a mail about an account or a subscription, it is the mail itself. */
function subjectOf({ id, order_id, application }: Subject) {
  if (order_id !== null) return { kind: 'order', id: order_id };
  return application === null ? { kind: 'mail', id } : { kind: 'application', id: application };
}

export function mountStaffMails(app: ApiRouter, deps: ApiDeps): void {
  mountAll(app, {
    staffMails: ({ staff, query }) => listMails(deps, staff, query),
    staffSendMailAgain: ({ staff, params }) => sendMailAgain(deps, staff, params.id),
    staffAbandonMail: ({ staff, params }) => abandonMail(deps, staff, params.id),
  });
}
