/** Rejects a transfer, with a mail to the donor, and composes the mail of a decision before it is made. */
import type { REJECTION_REASONS } from '#contract/staff/gift-decisions';
import { nextOrderState } from '#domain/orders';
import type { MailPreview } from '#contract/staff/mails';
import type { OrderRow } from '../../db/tables/orders';
import { transact } from '../../db/transact';
import type { Actor } from '../../http/actor';
import { ApiError } from '../../http/errors';
import { enqueueLatestMail } from '../../mail/outbox';
import { recordAction } from '../../modules/staff-log/record';
import { requireOrder, transitionOrder } from '../../orders/repository';
import { orderToChange, subjectOf, type Decided, type StaffDeps } from './order';
import type { ApiDeps } from '../../deps';
import { previewOrderMail } from '../../mail/preview';
import type { Providers } from '../../payments/providers';
import { checkRefund, refundMailData, type RefundedPart } from './refund';

/** @throws ApiError order.notFound, staffGift.notRejectable */
export async function previewRejection(
  deps: ApiDeps,
  reference: string,
  rejection: Rejection,
): Promise<MailPreview | null> {
  const order = await requireOrder(deps.db, 'reference', reference);
  const state = nextOrderState(order.state, 'transfer_rejected');
  if (state === null) throw new ApiError('staffGift.notRejectable');
  const mail = { kind: 'transfer-rejected', data: rejection } as const;
  return previewOrderMail(deps, { ...order, state }, mail);
}

/** @throws ApiError order.notFound, and with the codes of checkRefund */
export async function previewRefund(
  deps: ApiDeps,
  providers: Providers,
  reference: string,
  part: RefundedPart,
): Promise<MailPreview | null> {
  const order = await requireOrder(deps.db, 'reference', reference);
  const { payment, amount } = await checkRefund(deps.db, providers, order, part);
  const data = refundMailData(order, payment, { amount, via: part.via });
  return previewOrderMail(deps, order, { kind: 'refund', data });
}

type Rejection = {
  reason: (typeof REJECTION_REASONS)[number];
  /** A sentence of staff, which the mail has after the standard text. */
  sentence: string | null;
};

/** The donor may send another proof. @throws ApiError order.notFound, staff.changed, staffGift.notRejectable */
export async function rejectTransfer(
  deps: StaffDeps,
  actor: Actor,
  decided: Decided,
  { reason, sentence }: Rejection = { reason: 'notArrived', sentence: null },
): Promise<OrderRow> {
  return transact(deps.db, 'beside', async (tx) => {
    const order = await orderToChange(tx, decided);
    const state = nextOrderState(order.state, 'transfer_rejected');
    if (state === null) throw new ApiError('staffGift.notRejectable');
    const at = deps.now().toISOString();
    const moved = await transitionOrder(tx, order, {
      ...{ event: 'transfer_rejected', source: 'staff', at, set: { state } },
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
