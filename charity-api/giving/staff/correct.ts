/** Small changes of an order by staff: correct the e-mail address, resend the receipt, remove a flag, add a note. */
import { wasPaid } from '#domain/orders';
import type { OrderRow } from '../../db/tables/orders';
import { transact } from '../../db/transact';
import type { Actor } from '../../http/actor';
import { ApiError } from '../../http/errors';
import { enqueueLatestMail } from '../../mail/outbox';
import { recordAction } from '../../modules/staff-log/record';
import { lockOrders, requireOrder, transitionOrder } from '../../orders/repository';
import { hasSurplus } from '../settle/reverse';
import { orderToChange, subjectOf, type Decided, type StaffDeps } from './order';

/** Resends the mail that the donor needs now. @throws ApiError order.notFound, staff.changed */
export async function correctEmail(
  deps: StaffDeps,
  actor: Actor,
  decided: Decided,
  email: string,
): Promise<OrderRow> {
  return transact(deps.db, 'beside', async (tx) => {
    const order = await orderToChange(tx, decided);
    if (order.donor_email === email) return order;
    const at = deps.now().toISOString();
    const { monthly_gift_id } = order;
    // Otherwise a month that is being recorded would keep the address that it has copied (monthly/renew.ts).
    await lockOrders(tx, ({ selectFrom }) =>
      selectFrom('orders').select('id').where('monthly_gift_id', '=', monthly_gift_id),
    );
    const moved = await transitionOrder(tx, order, {
      ...{ event: 'donor_corrected', source: 'staff', at },
    });
    await tx
      .updateTable('orders')
      .set({ donor_email: email })
      .where(({ eb, or }) =>
        or([
          eb('id', '=', order.id),
          // In SQL, null equals nothing. The condition therefore matches no single gift.
          eb('monthly_gift_id', '=', monthly_gift_id),
        ]),
      )
      .execute();
    const corrected = { ...moved, donor_email: email };
    const kind = mailAgain(corrected);
    const id = deps.random(16).toString('hex');
    if (kind) await enqueueLatestMail(tx, { id, orderId: order.id, kind, at });
    await recordAction(tx, deps, {
      ...{ actor, action: 'order.emailCorrected', subject: subjectOf(order) },
      before: { email: order.donor_email },
      after: { email },
    });
    return corrected;
  });
}

function mailAgain({
  state,
  paid_at,
  method,
}: OrderRow): 'receipt' | 'transfer-instructions' | null {
  if (wasPaid(state) && paid_at !== null) return 'receipt';
  const awaits = ['awaiting_transfer', 'under_review', 'rejected'].includes(state);
  return method === 'Bank' && awaits ? 'transfer-instructions' : null;
}

/** Sends the receipt again. @throws ApiError order.notFound, staffGift.noReceipt when the order was not paid */
export async function resendReceipt(
  deps: StaffDeps,
  actor: Actor,
  reference: string,
): Promise<OrderRow> {
  return transact(deps.db, 'beside', async (tx) => {
    const order = await orderToChange(tx, { reference, version: null });
    const hasReceipt = wasPaid(order.state) && order.state !== 'refunded' && order.paid_at !== null;
    if (!hasReceipt || order.donor_email === '') throw new ApiError('staffGift.noReceipt');
    const at = deps.now().toISOString();
    const id = deps.random(16).toString('hex');
    await enqueueLatestMail(tx, { id, orderId: order.id, kind: 'receipt', at });
    await recordAction(tx, deps, {
      ...{ actor, action: 'order.receiptResent', subject: subjectOf(order) },
      after: { email: order.donor_email },
    });
    return order;
  });
}

/** @throws ApiError order.notFound, staff.changed, staffGift.notFlagged, staffGift.moneyToReturn */
export async function acknowledgeFlag(
  deps: StaffDeps,
  actor: Actor,
  decided: Decided,
  note: string,
): Promise<OrderRow> {
  return transact(deps.db, 'beside', async (tx) => {
    const order = await orderToChange(tx, decided);
    if (order.flag === null) throw new ApiError('staffGift.notFlagged');
    const isSurplus = order.flag === 'second_success' || order.flag === 'second_mismatch';
    if (isSurplus && (await hasSurplus(tx, order))) throw new ApiError('staffGift.moneyToReturn');
    const moved = await transitionOrder(tx, order, {
      event: 'flag_acknowledged',
      source: 'staff',
      at: deps.now().toISOString(),
      detail: order.flag,
      set: { flag: null },
    });
    await recordAction(tx, deps, {
      ...{ actor, action: 'order.flagAcknowledged', subject: subjectOf(order) },
      before: { flag: order.flag },
      after: { flag: null },
      reason: note,
    });
    return moved;
  });
}

/** Adds a note for colleagues to the log of the order. The donor never sees it. @throws ApiError order.notFound */
export async function addNote(
  deps: StaffDeps,
  actor: Actor,
  reference: string,
  note: string,
): Promise<void> {
  const order = await requireOrder(deps.db, 'reference', reference);
  const action = 'order.noted';
  await recordAction(deps.db, deps, { actor, action, subject: subjectOf(order), reason: note });
}
