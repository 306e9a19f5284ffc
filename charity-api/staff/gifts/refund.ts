/** Refunds need two people: staff ask for one, and an owner who did not ask agrees. */
import * as z from 'zod';
import { REFUND_REASONS, type refundBodySchema } from '#contract/staff/gift-decisions';
import { money } from '#domain/money';
import { ORDER_METHODS } from '#domain/orders/order-methods';
import { transact } from '../../db/transact';
import type { ApiDeps } from '../../deps';
import { checkRefund, refundPayment } from '../../giving/staff/refund';
import { orderToChange, subjectOf } from '../../giving/staff/order';
import type { StaffSession } from '../../http/staff-session';
import { findOrder, findPayment } from '../../orders/repository';
import type { Providers } from '../../payments/providers';
import type { ApprovalKind, Approvals } from '../approvals';

const REFUND = 'refund';

const dataSchema = z.object({
  reference: z.string(),
  method: z.enum(ORDER_METHODS),
  paymentId: z.string(),
  minor: z.int().positive(),
  via: z.enum(['provider', 'bank']),
  reason: z.enum(REFUND_REASONS),
  bankNumber: z.string().nullable(),
});

type RefundBody = z.output<typeof refundBodySchema>;

/** @throws ApiError order.notFound, staff.changed, staff.approvalWaits, and of checkRefund */
export async function askRefund(
  { deps, providers, approvals }: { deps: ApiDeps; providers: Providers; approvals: Approvals },
  self: StaffSession,
  reference: string,
  { version, note, bankNumber: number, ...asked }: RefundBody,
): Promise<void> {
  const wish = { ...asked, bankNumber: number ?? null };
  await transact(deps.db, 'staff', async (tx) => {
    const order = await orderToChange(tx, { reference, version });
    await checkRefund(tx, providers, order, wish);
    const data: z.input<typeof dataSchema> = { ...wish, reference: order.reference };
    await approvals.ask(tx, { kind: REFUND, subject: subjectOf(order), data, reason: note }, self);
  });
}

export function refundKind(deps: ApiDeps, providers: Providers): ApprovalKind {
  return {
    ...{ kind: REFUND, permission: 'refunds.ask' },
    async describe({ data }, db) {
      const { reference, method, paymentId, minor, via, reason } = dataSchema.parse(data);
      const order = await findOrder(db, 'reference', reference);
      const payment = await findPayment(db, method, paymentId);
      const currency = payment?.currency ?? order?.currency ?? 'OMR';
      return {
        ...{ reference, method, via, reason },
        donor: order?.donor_name ?? '',
        amount: money(minor, currency),
        payment: payment ? money(payment.minor, currency) : null,
        refunded: payment ? money(payment.refunded, currency) : null,
      };
    },
    async run({ id, data }, actor) {
      await refundPayment(deps, providers, actor, { id, ...dataSchema.parse(data) });
    },
  };
}
