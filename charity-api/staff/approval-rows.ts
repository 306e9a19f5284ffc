/** Reads the stored actions that need two people. */
import type { Db } from '../db/tables';
import type { StaffApprovalRow } from '../db/tables/staff';
import { ApiError } from '../http/errors';

export type AskedAction = {
  /** Id of the approval. Also the idempotency key of the action, because an interrupted action runs again. */
  id: string;
  subject: { kind: string; id: string };
  data: unknown;
  reason: string;
  askedBy: { id: string; name: string };
};

/** @throws ApiError staffApproval.notFound */
export async function approvalRow(db: Db, id: string): Promise<StaffApprovalRow> {
  const row = await db
    .selectFrom('staff_approvals')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ApiError('staffApproval.notFound');
  return row;
}

export const approvalSubject = (row: StaffApprovalRow) => ({
  kind: row.subject_kind,
  id: row.subject_id,
});

export async function askedAction(db: Db, row: StaffApprovalRow): Promise<AskedAction> {
  return {
    ...{ id: row.id, subject: approvalSubject(row) },
    ...{ data: JSON.parse(row.data) as unknown, reason: row.reason },
    askedBy: await memberName(db, row.asked_by),
  };
}

/** Also finds members whose access has ended. */
export function memberName(db: Db, id: string): Promise<{ id: string; name: string }> {
  return db
    .selectFrom('staff_members')
    .select(['id', 'name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
