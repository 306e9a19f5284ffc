/** Enters a gift received in cash or by cheque as a paid order, and lists the offerings for it. */
import type * as z from 'zod';
import { money } from '#domain/money';
import type { officeGiftBodySchema, officeOfferingSchema } from '#contract/staff/gift-decisions';
import { availabilityOf } from '#domain/offerings';
import type { OrderRow } from '../../db/tables/orders';
import type { Actor } from '../../http/actor';
import { recordAction } from '../../modules/staff-log/record';
import { findOrder } from '../../orders/repository';
import type { PaymentStatusReport } from '../../payments/provider';
import { settleWith } from '../settle/settle';
import { insertStaffOrder } from './extra-gift';
import { subjectOf, type StaffDeps } from './order';
import { findOfferings } from '../../modules/offerings/repository';

type Offering = z.input<typeof officeOfferingSchema>;

/** Returns open offerings without a fixed price and without names, sorted by their id. */
export async function listOfficeOfferings({ db, now }: StaffDeps): Promise<Offering[]> {
  const rows = await db
    .selectFrom('offerings')
    .select('id')
    .where(({ or, eb }) => or([eb('price', 'is', null), eb('any_amount', '=', 1)]))
    .where('kind', 'not in', ['sacrifice', 'orphan', 'expiation'])
    .orderBy('id')
    .execute();
  const known = await findOfferings(
    db,
    rows.map(({ id }) => id),
    now(),
  );
  return [...known.values()]
    .filter((one) => availabilityOf(one, now()) === 'open')
    .map(({ id, kind, title, intentions }) => ({ id, kind, title, intentions: [...intentions] }));
}

export type OfficeGift = z.output<typeof officeGiftBodySchema>;

/** Creates the order once for each form key. @throws ApiError with a code of findProblem, order.itemTaken */
export async function enterOfficeGift(
  deps: StaffDeps,
  actor: Actor,
  { key, number, ...gift }: OfficeGift,
): Promise<OrderRow> {
  const evidence: PaymentStatusReport = {
    ...{ status: 'succeeded', source: 'staff', paymentId: null },
    amount: money(0, gift.currency),
  };
  const settled = await settleWith(deps, 'beside', evidence, async (tx, settleIt) => {
    const before = await findOrder(tx, 'idempotency_key', `office-${key}`);
    if (before) return { outcome: 'known', order: before };
    const { order, attemptId } = await insertStaffOrder(deps, tx, {
      ...gift,
      // Without an e-mail address, no receipt is sent.
      donor: { ...gift.donor, email: gift.donor.email ?? '' },
      key: `office-${key}`,
      accountId: null,
    });
    const amount = money(order.total, order.currency);
    const paymentId = `office-${order.reference}`;
    const paid = await settleIt(attemptId, { ...evidence, amount, paymentId });
    await recordAction(tx, deps, {
      ...{ actor, action: 'order.entered', subject: subjectOf(order) },
      after: {
        reference: order.reference,
        method: gift.method,
        total: amount,
        number: number ?? null,
      },
    });
    return paid;
  });
  return settled.order!;
}
