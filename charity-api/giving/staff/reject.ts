/** Rejects a transfer: it did not arrive, or its proof cannot be used. The donor gets a mail with the reason. */
import type { REJECTION_REASONS } from '#contract/staff/gift-decisions';
import { nextOrderState } from '#domain/orders';
import type { OrderRow } from '../../db/tables/orders';
import type { Actor } from '../../http/actor';
import { ApiError } from '../../http/errors';
import { enqueueLatestMail } from '../../mail/outbox';
import { recordAction } from '../../modules/staff-log/record';
import { transactWithRetry, transitionOrder } from '../../orders/repository';
import { orderToChange, subjectOf, type Decided, type StaffDeps } from './order';

type RejectionReason = (typeof REJECTION_REASONS)[number];

export type Rejection = {
  reason: RejectionReason;
  /** A sentence of staff, which the mail has after the standard text. */
  sentence: string | null;
};

/**
 * The donor may send another proof afterwards.
 * @throws ApiError order.notFound, staff.changed, staffGift.notRejectable when no proof waits for a check
 */
export async function rejectTransfer(
  deps: StaffDeps,
  actor: Actor,
  decided: Decided,
  { reason, sentence }: Rejection = { reason: 'notArrived', sentence: null },
): Promise<OrderRow> {
  return transactWithRetry(deps.db, async (tx) => {
    const order = await orderToChange(tx, decided);
    const state = nextOrderState(order.state, 'transfer_rejected');
    if (state === null) throw new ApiError('staffGift.notRejectable');
    const at = deps.now().toISOString();
    const moved = await transitionOrder(tx, order, {
      event: 'transfer_rejected',
      source: 'staff',
      attemptId: null,
      at,
      set: { state },
    });
    await enqueueLatestMail(tx, {
      ...{ id: deps.random(16).toString('hex'), orderId: order.id, kind: 'transfer-rejected', at },
      data: { reason, sentence },
    });
    await recordAction(tx, deps, {
      ...{ actor, action: 'order.rejected', subject: subjectOf(order) },
      before: { state: order.state },
      after: { state, reason },
      reason: sentence,
    });
    return moved;
  });
}
