/** Data of one order for staff: its fields, its money, the decisions that its state allows, and its history. */
import { sql } from 'kysely';
import type * as z from 'zod';
import { localisedTextSchema } from '#contract/common';
import { nextStepSchema } from '#contract/orders';
import type { comparedArrivalSchema } from '#contract/staff/gift-decisions';
import type { proofSchema, staffOrderSchema } from '#contract/staff/gifts';
import { money, type Money } from '#domain/money';
import { nextOrderState, wasPaid } from '#domain/orders';
import { fromJson } from '../../db/json';
import { readStoredFile } from '../../db/stored-files';
import type { Db } from '../../db/tables';
import type { OrderRow, PaymentAttemptRow } from '../../db/tables/orders';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { linesOf, requireOrder } from '../../orders/repository';
import type { Providers } from '../../payments/providers';
import { attemptToConfirm, compareArrival } from './arrival';
import { waitingReferences } from './find';
import { readHistory } from './history';

type StaffOrderView = z.input<typeof staffOrderSchema>;

/** @throws ApiError order.notFound */
export async function showOrder(
  deps: Pick<ApiDeps, 'db' | 'now'>,
  providers: Providers,
  reference: string,
): Promise<StaffOrderView> {
  const { db } = deps;
  const order = await requireOrder(db, 'reference', reference);
  const attempts = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('number', 'desc')
    .execute();
  const payments = await readPayments(db, providers, order);
  const isPaid = wasPaid(order.state);
  const current = attempts[0]!;
  const canConfirm = !isPaid && (current.method === 'Bank' || order.state === 'mismatch');
  return {
    ...{ reference: order.reference, version: order.version, state: order.state },
    ...{ flag: order.flag, locale: order.locale, method: order.method },
    donor: {
      ...{ name: order.donor_name, email: order.donor_email, phone: order.donor_phone },
      hasAccount: order.account_id !== null,
      ...(await giftsOfDonor(db, order)),
    },
    lines: (await linesOf(db, order.id)).map((line) => ({
      ...{ offeringId: line.offering_id, kind: line.kind, intention: line.intention },
      title: localisedTextSchema.parse(JSON.parse(line.title)),
      quantity: line.quantity,
      total: money(line.total, order.currency),
      recipient: line.recipient_name,
      names: line.names === null ? [] : fromJson<string[]>(line.names),
    })),
    total: money(order.total, order.currency),
    ...{ createdAt: order.created_at, expiresAt: order.expires_at, paidAt: order.paid_at },
    proof: order.proof,
    isMonthly: order.monthly_gift_id !== null,
    attempts: attempts.map(({ method, state, provider_reference, created_at, ...attempt }) => ({
      ...{ method, state, providerReference: provider_reference, createdAt: created_at },
      charge: money(attempt.charge_minor, attempt.charge_currency),
    })),
    payments,
    arrivals: await readArrivals(db, order),
    queue: await placeInQueue(db, order),
    transfer: canConfirm ? await transferOf(deps, order, current) : null,
    refundAsked: await readAskedRefund(db, order),
    may: {
      confirm: canConfirm,
      reject: nextOrderState(order.state, 'transfer_rejected') !== null,
      refund: payments.some(({ amount, refunded }) => refunded.minor < amount.minor),
      recordFurther: isPaid && attempts.some(({ method }) => method === 'Bank'),
      resendReceipt: isPaid && order.state !== 'refunded' && order.donor_email !== '',
    },
    history: await readHistory(db, order),
  };
}

/** Returns the position of an order among those that wait for a check, the oldest first. null: it does not wait. */
async function placeInQueue(
  db: Db,
  { reference }: Pick<OrderRow, 'reference'>,
): Promise<StaffOrderView['queue']> {
  const waiting = await waitingReferences(db);
  const at = waiting.indexOf(reference);
  if (at < 0) return null;
  return {
    ...{ position: at + 1, total: waiting.length },
    ...{ previous: waiting[at - 1] ?? null, next: waiting[at + 1] ?? null },
  };
}

async function giftsOfDonor(db: Db, { donor_email }: OrderRow) {
  const { rows } = await sql<{ gifts: number; since: string | null }>`
    select count(*) as gifts, min(paid_at) as since from orders
    where lower(donor_email) = ${donor_email.toLowerCase()} and donor_email <> ''
      and paid_at is not null`.execute(db);
  return { gifts: Number(rows[0]!.gifts), since: rows[0]!.since };
}

async function readPayments(
  db: Db,
  providers: Providers,
  { id }: OrderRow,
): Promise<StaffOrderView['payments']> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('at')
    .execute();
  return rows.map(({ method, payment_id, minor, currency, refunded, at, counted }) => ({
    ...{ method, paymentId: payment_id, at, isCounted: counted === 1 },
    amount: money(minor, currency),
    refunded: money(refunded, currency),
    canRefund: providers.get(method)?.refund !== undefined,
  }));
}

async function readArrivals(db: Db, order: OrderRow): Promise<StaffOrderView['arrivals']> {
  const rows = await db
    .selectFrom('bank_arrivals')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('at')
    .execute();
  return rows.map(({ minor, currency, value, day, bank_number, payment_id }) => ({
    amount: money(minor, currency),
    value: money(value, order.currency),
    ...{ day, bankNumber: bank_number, isBooked: payment_id !== null },
  }));
}

async function transferOf(
  deps: Pick<ApiDeps, 'db' | 'now'>,
  order: OrderRow,
  attempt: PaymentAttemptRow,
): Promise<StaffOrderView['transfer']> {
  const confirmed = await attemptToConfirm(deps.db, order);
  // Without an amount, no exchange rate is needed.
  const { due } = await compareArrival(deps, deps.db, order, confirmed, null);
  const next = attempt.next === null ? null : nextStepSchema.parse(JSON.parse(attempt.next));
  const accounts = next?.kind === 'transfer' ? next.accounts : [];
  return { due, accounts: accounts.map(({ bankName, iban }) => ({ bankName, iban })) };
}

async function readAskedRefund(db: Db, { id }: OrderRow): Promise<StaffOrderView['refundAsked']> {
  const row = await db
    .selectFrom('staff_approvals')
    .innerJoin('staff_members', 'staff_members.id', 'asked_by')
    .select(['staff_approvals.id', 'staff_members.name', 'asked_at', 'reason'])
    .where('kind', '=', 'refund')
    .where('subject_kind', '=', 'order')
    .where('subject_id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (!row) return null;
  return { approval: row.id, askedBy: row.name, askedAt: row.asked_at, reason: row.reason };
}

const TYPES = { jpeg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' } as const;

/** @throws ApiError order.notFound, staffGift.noProof, also when the file is missing */
export async function readProof(
  deps: Pick<ApiDeps, 'db' | 'config'>,
  reference: string,
): Promise<z.input<typeof proofSchema>> {
  const { proof } = await requireOrder(deps.db, 'reference', reference);
  const bytes = proof === null ? null : await readStoredFile(deps, `proofs/${proof}`);
  if (proof === null || bytes === null) throw new ApiError('staffGift.noProof');
  const type = TYPES[proof.split('.').at(-1) as keyof typeof TYPES];
  return { type, base64: bytes.toString('base64') };
}

/** @throws ApiError order.notFound, staffGift.notConfirmable, staffGift.noRate */
export async function showArrival(
  deps: Pick<ApiDeps, 'db' | 'now'>,
  reference: string,
  amount: Money,
): Promise<z.input<typeof comparedArrivalSchema>> {
  const { db } = deps;
  const order = await requireOrder(db, 'reference', reference);
  if (wasPaid(order.state)) throw new ApiError('staffGift.notConfirmable');
  const attempt = await attemptToConfirm(db, order);
  const { reduction, ...compared } = await compareArrival(deps, db, order, attempt, amount);
  return {
    ...compared,
    reduced: reduction && {
      lines: [...reduction.totals].map(([position, total]) => ({
        position,
        total: money(total, order.currency),
      })),
      rest: money(reduction.rest, order.currency),
    },
  };
}
