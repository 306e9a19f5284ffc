/** Decisions of staff in tests that only need their result. */
import type { Arrival } from '#api/giving/staff/confirm';
import * as confirm from '#api/giving/staff/confirm';
import * as reject from '#api/giving/staff/reject';
import type { OrderRow } from '#api/db/tables/orders';
import type { Actor } from '#api/http/actor';
import type { TestApi } from './api';

/** A member of staff. The log does not refer to the table of members, because it keeps their names. */
export const HUDA: Actor = { kind: 'member', id: 'huda', name: 'Huda Al-Rashdi' };

/** Confirms a transfer without a check of the order's version, like the command. */
export function confirmTransfer(
  { deps }: Pick<TestApi, 'deps'>,
  reference: string,
  arrival?: Arrival,
): Promise<OrderRow> {
  const decided = { reference, version: null };
  return confirm.confirmTransfer(deps, HUDA, decided, arrival);
}

export function rejectTransfer(
  { deps }: Pick<TestApi, 'deps'>,
  reference: string,
): Promise<OrderRow> {
  return reject.rejectTransfer(deps, HUDA, { reference, version: null });
}

/** Returns the actions in the log about an order, oldest first. */
export async function actionsOf({ db }: Pick<TestApi, 'db'>, { id }: Pick<OrderRow, 'id'>) {
  const rows = await db
    .selectFrom('staff_log')
    .selectAll()
    .where('subject_kind', '=', 'order')
    .where('subject_id', '=', id)
    .orderBy('seq')
    .execute();
  return rows.map(({ action, actor_name, before, after, reason }) => ({
    ...{ action, actor: actor_name, reason },
    before: before === null ? null : (JSON.parse(before) as unknown),
    after: after === null ? null : (JSON.parse(after) as unknown),
  }));
}
