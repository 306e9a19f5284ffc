/** Erases a donor's data after an approval. Gifts keep reference, amount, intention, day and state for the sums. */
import { sql, type Transaction } from 'kysely';
import * as z from 'zod';
import { deleteRows } from '../../accounts/donor/delete';
import {
  ownedGifts,
  ownedOrders,
  type Owner,
  ownApplications,
} from '../../accounts/donor/ownership';
import { jsonText, lockNames } from '../../db/dialect';
import { deleteStoredFiles } from '../../db/stored-files';
import type { Database, Db } from '../../db/tables';
import type { MonthlyGiftRow } from '../../db/tables/months';
import { transact, type Area } from '../../db/transact';
import type { ApiDeps } from '../../deps';
import { stopGift } from '../../giving/monthly/service';
import type { Actor } from '../../http/actor';
import { ApiError } from '../../http/errors';
import type { StaffSession } from '../../http/staff-session';
import { recordAction, redactActions } from '../../modules/staff-log/record';
import { lockOrders } from '../../orders/repository';
import type { Providers } from '../../payments/providers';
import type { ApprovalKind, Approvals } from '../approvals';
import { donorSubject, findDonor, type DonorPerson } from './owner';
import { findSubject } from '../../modules/applications/subjects';
import { deleteFiles } from '../../applications/drafts/repository';
import { loggedSubject } from '../../applications/staff/handle';
import { canWithdraw } from '../../applications/view';
import { endApplication } from '../../applications/withdraw';

const ERASURE = 'erasure';
/** The approval has only the reference, so that it contains no personal data after the erasure. */
const dataSchema = z.object({ reference: z.string() });

/** @throws ApiError staffGift.notDonor, staff.approvalWaits */
export async function askErasure(
  { deps, approvals }: { deps: ApiDeps; approvals: Approvals },
  self: StaffSession,
  reference: string,
  note: string,
): Promise<void> {
  await transact(deps.db, 'staff', async (tx) => {
    const { owner, order } = await findDonor(tx, reference);
    const data: z.input<typeof dataSchema> = { reference: order.reference };
    const subject = donorSubject(owner);
    await approvals.ask(tx, { kind: ERASURE, subject, data, reason: note }, self);
  });
}

export function erasureKind(deps: ApiDeps, providers: Providers): ApprovalKind {
  return {
    ...{ kind: ERASURE, permission: 'erasure.ask' },
    async describe({ data }, db) {
      const { reference } = dataSchema.parse(data);
      const donor = await donorOrNull(db, reference);
      return donor
        ? {
            reference,
            name: donor.owner.name,
            gifts: (await ordersOf(db, donor.owner)).length,
          }
        : { reference };
    },
    async run({ data }, actor) {
      const donor = await donorOrNull(deps.db, dataSchema.parse(data).reference);
      // The donor is already erased when an interrupted action runs again.
      if (donor) await eraseDonor(deps, providers, actor, donor);
    },
  };
}

async function donorOrNull(db: Db, reference: string): Promise<DonorPerson | null> {
  try {
    return await findDonor(db, reference);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'staffGift.notDonor') return null;
    throw error;
  }
}

type ErasedOrder = { id: string; proof: string | null };

async function ordersOf(db: Db, owner: Owner): Promise<ErasedOrder[]> {
  const { rows } = await sql<ErasedOrder>`${ownedOrders(owner, sql`id, proof`)}`.execute(db);
  return rows;
}

/** Stops the monthly gifts first, because the provider charges until then. @throws ApiError payment.providerFailed */
async function eraseDonor(
  deps: ApiDeps,
  providers: Providers,
  actor: Actor,
  { owner, account }: DonorPerson,
): Promise<void> {
  const { rows } = await sql<MonthlyGiftRow>`${ownedGifts(owner)}`.execute(deps.db);
  for (const gift of rows) await stopGift(deps, providers, gift);
  await transact(deps.db, 'staff', async (tx) => {
    await lockNames(tx, ['accounts', 'applications', 'newsletter'] satisfies Area[]);
    await lockOrders(tx, sql`(${ownedOrders(owner, sql`id`)})`);
    // Read after the locks: a month may have been recorded before, or a proof sent.
    const orders = await ordersOf(tx, owner);
    await eraseOrders(tx, deps, actor, orders);
    await tx
      .deleteFrom('outbox')
      .where('subscription_id', 'in', ({ selectFrom }) =>
        selectFrom('subscriptions')
          .select('id')
          .where(({ fn }) => fn<string>('lower', ['email']), '=', owner.email),
      )
      .execute();
    await tx
      .deleteFrom('outbox')
      .where('staff_ref', 'is', null)
      .where(sql`lower(${jsonText(sql.ref('recipient'), 'email')})`, '=', owner.email)
      .execute();
    await tx
      .deleteFrom('subscriptions')
      .where(({ fn }) => fn<string>('lower', ['email']), '=', owner.email)
      .execute();
    // Applications are erased before the account, because deleting the account removes their reference to it.
    await eraseApplications(tx, deps, actor, owner);
    if (account) await deleteRows(tx, account);
    const after = { orders: orders.length };
    const subject = donorSubject(owner);
    await redactReasons(tx, subject);
    await recordAction(tx, deps, { actor, action: 'donor.erased', subject, after });
    await deleteStoredFiles(
      { ...deps, db: tx },
      orders.flatMap(({ proof }) => (proof === null ? [] : [`proofs/${proof}` as const])),
    );
  });
}

async function eraseOrders(
  tx: Transaction<Database>,
  deps: Pick<ApiDeps, 'now'>,
  actor: Actor,
  orders: readonly ErasedOrder[],
): Promise<void> {
  for (const { id } of orders) {
    await tx
      .updateTable('orders')
      .set((column) => ({
        ...{ donor_name: '', donor_email: '', donor_phone: null, proof: null, account_id: null },
        version: column('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
    await tx
      .updateTable('order_lines')
      .set({ recipient_name: null, recipient_phone: null, names: null })
      .where('order_id', '=', id)
      .execute();
    await tx.deleteFrom('outbox').where('order_id', '=', id).execute();
    const subject = { kind: 'order', id };
    await redactReasons(tx, subject);
    await recordAction(tx, deps, { actor, action: 'order.erased', subject });
  }
}

/** Staff may have written the donor's name into a reason. */
async function redactReasons(
  tx: Transaction<Database>,
  subject: { kind: string; id: string },
): Promise<void> {
  await redactActions(tx, subject);
  await tx
    .updateTable('staff_approvals')
    .set({ reason: '' })
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .execute();
}

/** Reserved seats go to the waiting list. */
async function eraseApplications(
  tx: Transaction<Database>,
  deps: ApiDeps,
  actor: Actor,
  owner: Owner,
): Promise<void> {
  const rows = await ownApplications(tx, owner).selectAll().orderBy('seq').execute();
  const ids = rows.map(({ id }) => id);
  const drafts = await tx
    .selectFrom('application_drafts')
    .select('id')
    .where(({ or, eb }) => or([eb('application_id', 'in', ids), isDraftOf(owner)]))
    .execute();
  const draftIds = drafts.map(({ id }) => id);
  const files = await tx
    .selectFrom('application_files')
    .selectAll()
    .where(({ or, eb }) => or([eb('application_id', 'in', ids), eb('draft_id', 'in', draftIds)]))
    .execute();
  for (const row of rows) {
    const mayRelease = canWithdraw(row, await findSubject(tx, row), deps.now());
    if (row.seats > 0 && mayRelease) await endApplication(deps, tx, row);
    const subject = loggedSubject(row);
    await redactActions(tx, subject);
    await recordAction(tx, deps, { actor, action: 'application.erased', subject });
  }
  await deleteFiles({ ...deps, db: tx }, files);
  await tx.deleteFrom('application_drafts').where('id', 'in', draftIds).execute();
  await tx.deleteFrom('outbox').where('application_id', 'in', ids).execute();
  await tx.deleteFrom('application_entries').where('application_id', 'in', ids).execute();
  await tx.deleteFrom('applications').where('id', 'in', ids).execute();
}

/** The draft of a form that was sent has no data any more. Its column is not JSON. */
const isDraftOf = ({ email }: Owner) =>
  sql<boolean>`lower(${jsonText(sql.ref('data'), 'email')}) = ${email}`;
