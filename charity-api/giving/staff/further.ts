/** Records a transfer that arrives after its order was paid: a further gift of the donor, or money to refund. */
import { money } from '#domain/money';
import { wasPaid } from '#domain/orders';
import type * as z from 'zod';
import type { furtherBodySchema } from '#contract/staff/gift-decisions';
import type { OrderRow } from '../../db/tables/orders';
import type { Actor } from '../../http/actor';
import { ApiError } from '../../http/errors';
import { recordAction } from '../../modules/staff-log/record';
import type { PaymentStatusReport } from '../../payments/provider';
import { settleWith } from '../settle/settle';
import { insertArrival, latestAttempt, valueOf } from './arrival';
import { insertExtraGift } from './extra-gift';
import { orderToChange, subjectOf, type StaffDeps } from './order';

export type FurtherTransfer = z.output<typeof furtherBodySchema>;

/** @throws ApiError order.notFound, staffGift.notConfirmable, staffGift.noRate, and the codes of insertStaffOrder */
export async function recordFurtherTransfer(
  deps: StaffDeps,
  actor: Actor,
  reference: string,
  { key, amount, day, bankNumber, extra }: FurtherTransfer,
): Promise<OrderRow> {
  const paymentId = `further-${key}`;
  const evidence: PaymentStatusReport = {
    ...{ status: 'succeeded', source: 'staff', amount, paymentId },
  };
  const settled = await settleWith(deps, 'beside', evidence, async (tx, settleIt) => {
    const order = await orderToChange(tx, { reference, version: null });
    const attempt = await latestAttempt(tx, order.id, { method: 'Bank' });
    if (!wasPaid(order.state) || !attempt) throw new ApiError('staffGift.notConfirmable');
    const known = await tx
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .selectAll('orders')
      .where('payments.method', '=', 'Bank')
      .where('payment_id', '=', paymentId)
      .executeTakeFirst();
    if (known) return { outcome: 'known', order: known };
    const gift = extra && (await insertExtraGift(deps, tx, order, { ...extra, amount, key }));
    const moved = await settleIt(gift?.attemptId ?? attempt.id);
    const { value, rate } = gift
      ? { value: amount, rate: null }
      : await valueOf(deps, tx, amount, money(0, order.currency));
    await insertArrival(tx, deps, {
      ...{ order_id: moved.order!.id, minor: amount.minor, currency: amount.currency },
      ...{ value: value.minor, rate, day, bank_number: bankNumber ?? null, payment_id: paymentId },
    });
    await recordAction(tx, deps, {
      ...{ actor, action: 'order.furtherTransfer', subject: subjectOf(order) },
      after: {
        ...{ arrived: amount, day, bankNumber, extra: gift?.reference },
      },
    });
    return moved;
  });
  return settled.order!;
}
