/** Confirms that a transfer is on the bank statement: the exact amount, less, more, or another currency. */
import type { Transaction } from 'kysely';
import type * as z from 'zod';
import type { confirmBodySchema } from '#contract/staff/gift-decisions';
import { money, type Money } from '#domain/money';
import { nextOrderState, wasPaid } from '#domain/orders';
import { SITE_TIME_ZONE } from '#domain/time/dates';
import { days } from '#domain/time/durations';
import { dayIn } from '#domain/time/zoned';
import type { Reduction } from '#domain/orders/reduce-lines';
import type { Database } from '../../db/tables';
import type { OrderRow, PaymentAttemptRow } from '../../db/tables/orders';
import type { Actor } from '../../http/actor';
import { ApiError } from '../../http/errors';
import { enqueueLatestMail } from '../../mail/outbox';
import { releaseReservations } from '../../modules/offerings/holds';
import { reserveAgain } from '../create/holding';
import { recordAction } from '../../modules/staff-log/record';
import { linesOf, transitionOrder } from '../../orders/repository';
import type { PaymentStatusReport } from '../../payments/provider';
import { settleWith, type Settlement } from '../settle/settle';
import {
  attemptToConfirm,
  compareArrival,
  insertArrival,
  type ComparedArrival,
  type Difference,
} from './arrival';
import { insertExtraGift } from './extra-gift';
import { orderToChange, subjectOf, type Decided, type StaffDeps } from './order';
import type { ApiDeps } from '../../deps';

/** The transfer on the statement. Sample gifts of the demonstration have no day. */
export type Arrival = Partial<Omit<z.output<typeof confirmBodySchema>, 'version'>>;

/** In ms. The donor's time to transfer the missing part. Afterwards staff decide. The order does not expire. */
const REST_TIMEOUT_MS = days(7);

/** @throws ApiError order.notFound, staff.changed, staffGift.notConfirmable, staffGift.differs, staffGift.noRate */
export async function confirmTransfer(
  deps: StaffDeps,
  actor: Actor,
  decided: Decided,
  arrival: Arrival = {},
): Promise<OrderRow> {
  const settled = await settleWith(deps, 'beside', NOTHING, async (tx, settleIt) => {
    const order = await orderToChange(tx, decided);
    const attempt = await attemptToConfirm(tx, order);
    const isTransfer = attempt.method === 'Bank' || order.state === 'mismatch';
    if (wasPaid(order.state) || !isTransfer) throw new ApiError('staffGift.notConfirmable');
    const compared = await compareArrival(deps, tx, order, attempt, arrival.amount ?? null);
    const { choices } = compared;
    const { difference } = arrival;
    if (choices.length > 0 && !(difference && choices.includes(difference)))
      throw new ApiError('staffGift.differs', { fields: { difference: 'staffGift.differs' } });
    // Staff have no choice for a card payment of a wrong amount.
    if (choices.length === 0 && compared.value.minor !== compared.due.minor)
      throw new ApiError('staffGift.notConfirmable');
    const booking = { deps, tx, order, attempt, compared, arrival, settleIt };
    const result = await (difference === 'wait' && choices.length > 0
      ? waitForRest(booking)
      : book(booking, choices.length > 0 ? difference : undefined));
    await recordAction(tx, deps, {
      actor,
      action: result.order.state === 'paid' ? 'order.confirmed' : 'order.partArrived',
      subject: subjectOf(order),
      before: { state: order.state, total: money(order.total, order.currency) },
      after: {
        state: result.order.state,
        total: money(result.order.total, result.order.currency),
        arrived: compared.amount,
        ...(compared.rate === null ? {} : { value: compared.value, rate: compared.rate }),
        ...{ difference, day: arrival.day, bankNumber: arrival.bankNumber, extra: result.extra },
      },
    });
    return result;
  });
  return settled.order!;
}

/** Every payment that staff confirm needs its own evidence. */
const NOTHING: PaymentStatusReport = {
  ...{ status: 'processing', amount: money(0, 'OMR'), paymentId: null, source: 'staff' },
};

type Booking = {
  deps: StaffDeps;
  tx: Transaction<Database>;
  order: OrderRow;
  attempt: PaymentAttemptRow;
  compared: ComparedArrival;
  arrival: Arrival;
  settleIt: (attemptId: string, of?: PaymentStatusReport) => Promise<Settlement>;
};
type Booked = Settlement & { order: OrderRow; extra?: string };

async function book(booking: Booking, difference: Difference | undefined): Promise<Booked> {
  const { deps, tx, order, attempt, compared, arrival, settleIt } = booking;
  const paymentId = `staff-${order.reference}`;
  const { reduction, value, due } = compared;
  const isReduced = difference === 'reduce' && reduction !== null;
  const charge = isReduced
    ? await applyReduction(deps, tx, order, attempt, reduction)
    : money(attempt.charge_minor, attempt.charge_currency);
  await recordArrival(booking, paymentId);
  const evidence = { status: 'succeeded', source: 'staff' } as const;
  const settled = await settleIt(attempt.id, { ...evidence, amount: charge, paymentId });
  const rest = isReduced ? reduction.rest : Math.max(0, value.minor - due.minor);
  const extraId = `${paymentId}-extra`;
  const amount = money(rest, charge.currency);
  if (difference === 'gift' && arrival.extra) {
    const gift = await insertExtraGift(deps, tx, order, {
      ...{ ...arrival.extra, amount, key: order.id },
    });
    await settleIt(gift.attemptId, { ...evidence, amount, paymentId: extraId });
    return { ...settled, order: settled.order!, extra: gift.reference };
  }
  if (difference === 'gift')
    throw new ApiError('staffGift.differs', { fields: { offeringId: 'required' } });
  // A second payment of a paid order keeps its flag until staff have transferred the money back.
  if (rest > 0 && difference !== 'accept') {
    const flagged = await settleIt(attempt.id, { ...evidence, amount, paymentId: extraId });
    return { ...settled, order: flagged.order! };
  }
  return { ...settled, order: settled.order! };
}

async function waitForRest(booking: Booking): Promise<Booked> {
  const { deps, tx, order, attempt, compared } = booking;
  const state = nextOrderState(order.state, 'part_arrived');
  if (state === null) throw new ApiError('staffGift.notConfirmable');
  await recordArrival(booking, null);
  // An order that had expired has released its units. If other orders have reserved them, `settle` flags this order.
  await reserveAgain(tx, order, deps.now());
  const at = deps.now();
  const moved = await transitionOrder(tx, order, {
    event: 'part_arrived',
    source: 'staff',
    attemptId: attempt.id,
    at: at.toISOString(),
    detail: JSON.stringify(compared.amount),
    set: { state, expires_at: new Date(at.getTime() + REST_TIMEOUT_MS).toISOString() },
  });
  const missing = money(compared.due.minor - compared.value.minor, compared.due.currency);
  await enqueueLatestMail(tx, {
    ...{ id: deps.random(16).toString('hex'), orderId: order.id, kind: 'transfer-part' },
    at: at.toISOString(),
    data: { arrived: compared.amount, missing },
  });
  return { outcome: 'changed', order: moved, from: order };
}

/** Stores the transfer as it is on the statement, and books the parts that arrived before. */
async function recordArrival(
  { deps, tx, order, compared, arrival }: Booking,
  paymentId: string | null,
): Promise<void> {
  await insertArrival(tx, deps, {
    order_id: order.id,
    minor: compared.amount.minor,
    currency: compared.amount.currency,
    value: compared.value.minor,
    rate: compared.rate,
    day: arrival.day ?? dayIn(SITE_TIME_ZONE, deps.now()),
    bank_number: arrival.bankNumber ?? null,
    payment_id: paymentId,
  });
  if (paymentId === null) return;
  await tx
    .updateTable('bank_arrivals')
    .set({ payment_id: paymentId })
    .where('order_id', '=', order.id)
    .where('payment_id', 'is', null)
    .execute();
}

/** Reduces an unpaid order to the amount that arrived. `settle` reserves the units of the remaining lines again. */
async function applyReduction(
  { now }: Pick<ApiDeps, 'now'>,
  tx: Transaction<Database>,
  order: OrderRow,
  attempt: PaymentAttemptRow,
  { totals }: Reduction,
): Promise<Money> {
  await releaseReservations(tx, order.id, now());
  for (const { position, total } of await linesOf(tx, order.id)) {
    const paid = totals.get(position);
    if (paid === total) continue;
    if (paid === undefined) {
      await tx
        .deleteFrom('order_lines')
        .where('order_id', '=', order.id)
        .where('position', '=', position)
        .execute();
    } else {
      await tx
        .updateTable('order_lines')
        .set({ total: paid })
        .where('order_id', '=', order.id)
        .where('position', '=', position)
        .execute();
    }
  }
  const total = [...totals.values()].reduce((all, paid) => all + paid, 0);
  await tx.updateTable('orders').set({ total }).where('id', '=', order.id).execute();
  await tx
    .updateTable('payment_attempts')
    .set({ charge_minor: total })
    .where('id', '=', attempt.id)
    .execute();
  return money(total, order.currency);
}
