/** Refunds a payment after a second person has agreed: through its provider, or records a transfer that staff made. */
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type * as z from 'zod';
import type { refundBodySchema, refundPreviewBodySchema } from '#contract/staff/gift-decisions';
import { money, type Money } from '#domain/money';
import { wasPaid } from '#domain/orders';
import type { Database, Db } from '../../db/tables';
import type { OrderRow, PaymentRow, RefundRow } from '../../db/tables/orders';
import { transact } from '../../db/transact';
import type { Actor } from '../../http/actor';
import { ApiError } from '../../http/errors';
import { enqueueLatestMail } from '../../mail/outbox';
import { recordAction } from '../../modules/staff-log/record';
import { findPayment, requireOrder } from '../../orders/repository';
import { providerFailed } from '../../payments/failure';
import type { RefundReport } from '../../payments/provider';
import type { Providers } from '../../payments/providers';
import { reverseIn } from '../settle/reverse';
import { orderToChange, subjectOf, type StaffDeps } from './order';

/** `minor`: minor units of the payment's currency. `bankNumber`: the bank's number of the transfer. */
export type RefundWish = RefundedPart &
  Pick<z.output<typeof refundBodySchema>, 'reason'> & { bankNumber: string | null };

/** The fields of a refund that determine how much money goes back, and how. */
export type RefundedPart = z.output<typeof refundPreviewBodySchema>;

const REFUNDABLE: readonly OrderRow['state'][] = [
  'paid',
  'partially_refunded',
  'mismatch',
  'disputed',
];

export type CheckedRefund = { payment: PaymentRow; amount: Money };

/**
 * @throws ApiError staffGift.notFound, staffGift.notRefundable, staffGift.refundTooLarge, staffGift.refundPending,
 * staffGift.noProviderRefund
 */
export async function checkRefund(
  db: Db,
  providers: Providers,
  order: OrderRow,
  { method, paymentId, minor, via }: RefundedPart,
): Promise<CheckedRefund> {
  const payment = await findPayment(db, method, paymentId);
  if (payment?.order_id !== order.id) throw new ApiError('staffGift.notFound');
  // A surplus is sent back also after the donation itself was refunded.
  const isSurplus = payment.counted === 0 && wasPaid(order.state);
  if (!(REFUNDABLE.includes(order.state) || isSurplus) || !(minor > 0))
    throw new ApiError('staffGift.notRefundable');
  if (minor > payment.minor - payment.refunded) throw new ApiError('staffGift.refundTooLarge');
  if (await isPending(db, payment)) throw new ApiError('staffGift.refundPending');
  if (via === 'provider' && !providers.get(method)?.refund)
    throw new ApiError('staffGift.noProviderRefund');
  return { payment, amount: money(minor, payment.currency) };
}

/** A refund that its provider has not finished. The webhook that reports its success raises the refunded amount. */
async function isPending(db: Db, { method, payment_id, refunded }: PaymentRow): Promise<boolean> {
  const pending = await db
    .selectFrom('refunds')
    .select(['before', 'minor'])
    .where('method', '=', method)
    .where('payment_id', '=', payment_id)
    .where('state', '=', 'pending')
    .execute();
  return pending.some(({ before, minor }) => refunded < before + minor);
}

/**
 * The idempotency key is made from the payment, the amount and the amount refunded before. So a refund that is repeated
 * after a lost response is the same refund at the provider, even with another approval.
 * @param id id of the approval. A refund that was interrupted runs again with the same id
 * @throws ApiError order.notFound; of checkRefund; payment.providerFailed
 */
export async function refundPayment(
  deps: StaffDeps,
  providers: Providers,
  actor: Actor,
  { id, reference, ...wish }: RefundWish & { id: string; reference: string },
): Promise<OrderRow> {
  const row = await findRefund(deps.db, id);
  const begin = (tx: Transaction<Database>) =>
    beginRefund(deps, tx, providers, { id, reference, ...wish });
  // In one transaction: no provider is called, and a second refund at the same time must see this one.
  if (!row && wish.via === 'bank')
    return transact(deps.db, 'beside', async (tx) =>
      completeRefund(deps, tx, actor, { ...(await begin(tx)), made: null }),
    );
  const { order, refund } = row
    ? { order: await requireOrder(deps.db, 'reference', reference), refund: row }
    : await transact(deps.db, 'beside', begin);
  if (refund.state !== 'requested') return order;
  deps.reached?.('refund:stored');
  const made = await requestRefund(providers, refund);
  deps.reached?.('refund:requested');
  return transact(deps.db, 'beside', (tx) =>
    completeRefund(deps, tx, actor, { order, refund, made }),
  );
}

function findRefund(db: Db, id: string): Promise<RefundRow | undefined> {
  return db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Stores the refund before the request to the provider, because the response may be lost. */
async function beginRefund(
  deps: StaffDeps,
  tx: Transaction<Database>,
  providers: Providers,
  { id, reference, ...wish }: RefundWish & { id: string; reference: string },
): Promise<{ order: OrderRow; refund: RefundRow }> {
  const order = await orderToChange(tx, { reference, version: null });
  const { payment, amount } = await checkRefund(tx, providers, order, wish);
  const refund: RefundRow = {
    ...{ id, order_id: order.id, method: payment.method, payment_id: payment.payment_id },
    ...{ minor: amount.minor, currency: amount.currency, before: payment.refunded },
    ...{ via: wish.via, reason: wish.reason, reference: wish.bankNumber, state: 'requested' },
    at: deps.now().toISOString(),
  };
  await tx.insertInto('refunds').values(refund).execute();
  return { order, refund };
}

function requestRefund(providers: Providers, row: RefundRow): Promise<RefundReport> {
  const refund = providers.get(row.method)?.refund;
  if (!refund) throw new ApiError('staffGift.noProviderRefund');
  const { method, payment_id: paymentId, before, minor, currency } = row;
  const key = createHash('sha256')
    .update(JSON.stringify([method, paymentId, before, minor]))
    .digest('hex')
    .slice(0, 32);
  return refund({ paymentId }, money(minor, currency), key).catch(providerFailed);
}

/** The data of the donor's mail about a refund. `payment`: before this refund. */
export function refundMailData(
  { state }: Pick<OrderRow, 'state'>,
  { counted, minor, refunded }: PaymentRow,
  { amount, via }: { amount: Money; via: RefundWish['via'] },
) {
  return {
    ...{ amount, via },
    isWhole: refunded === 0 && amount.minor === minor,
    // The donation itself stays paid.
    isSurplus: counted === 0 && wasPaid(state),
  };
}

/** Subtracts the refunded gift, sends the donor a mail and adds a log entry. The webhook subtracts a pending refund. */
async function completeRefund(
  deps: StaffDeps,
  tx: Transaction<Database>,
  actor: Actor,
  { order, refund, made }: { order: OrderRow; refund: RefundRow; made: RefundReport | null },
): Promise<OrderRow> {
  const { id, method, payment_id: paymentId, minor, currency, before, via, reason } = refund;
  const isDone = made === null || made.status === 'succeeded';
  const amount = money(minor, currency);
  const reversal = {
    kind: 'refunded',
    paymentId,
    amount: money(before + minor, currency),
  } as const;
  const payment = (await findPayment(tx, method, paymentId))!;
  const mail = refundMailData(order, { ...payment, refunded: before }, { amount, via });
  const reversed = isDone ? await reverseIn(deps, tx, method, reversal, 'staff') : null;
  const moved = reversed?.to ?? order;
  await tx
    .updateTable('refunds')
    .set({ state: isDone ? 'done' : 'pending', ...(made && { reference: made.id }) })
    .where('id', '=', id)
    .execute();
  const at = deps.now().toISOString();
  if (order.donor_email !== '')
    await enqueueLatestMail(tx, {
      ...{ id: deps.random(16).toString('hex'), orderId: order.id, kind: 'refund', at },
      data: mail,
    });
  await recordAction(tx, deps, {
    ...{ actor, action: 'order.refunded', subject: subjectOf(order), reason },
    before: { state: order.state },
    after: { state: moved.state, amount, via, ...(isDone ? {} : { pending: true }) },
  });
  deps.reached?.('refund:before-commit');
  return moved;
}
