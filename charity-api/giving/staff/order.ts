/** Finds and locks the order that staff change, and checks that it has not changed since they read it. */
import type { Transaction } from 'kysely';
import type { Database } from '../../db/tables';
import type { OrderRow } from '../../db/tables/orders';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { found, lockOrder } from '../../orders/repository';

export type StaffDeps = Pick<ApiDeps, 'db' | 'now' | 'random' | 'log' | 'reached'>;

export type Decided = {
  reference: string;
  /** The version that the person has read. null for a command, which reads and changes in one step. */
  version: number | null;
};

/** @throws ApiError order.notFound; staff.changed when the order has another version */
export async function orderToChange(
  tx: Transaction<Database>,
  { reference, version }: Decided,
): Promise<OrderRow> {
  const order = found(await lockOrder(tx, 'reference', reference));
  if (version !== null && order.version !== version) throw new ApiError('staff.changed');
  return order;
}

export const subjectOf = ({ id }: Pick<OrderRow, 'id'>) => ({ kind: 'order', id });
