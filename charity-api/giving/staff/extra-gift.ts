/** Orders that staff create: the surplus of a transfer as a separate gift, and gifts received at the office. */
import type { Transaction } from 'kysely';
import type { CreateOrderBody } from '#contract/orders';
import type { Intention } from '#domain/cart';
import type { Money } from '#domain/money';
import type { OrderMethod } from '#domain/orders/order-methods';
import { days } from '#domain/time/durations';
import type { Database } from '../../db/tables';
import type { OrderRow } from '../../db/tables/orders';
import { ApiError } from '../../http/errors';
import { findOfferings, lockLimited, readRates } from '../../modules/offerings/repository';
import { insertOrder } from '../../orders/repository';
import { reserveOrThrow } from '../create/holding';
import { newAttempt, newLines, newOrder } from '../create/new-order';
import { findProblem } from '../create/rules';
import type { StaffDeps } from './order';

type ExtraGift = { offeringId: string; intention: Intention; amount: Money; key: string };

export type StaffOrder = Pick<CreateOrderBody, 'locale' | 'currency' | 'donor' | 'lines'> & {
  method: OrderMethod;
  /** Idempotency key: the order is created once for each key. */
  key: string;
  accountId: string | null;
};

/** Inserts an order that is paid in the same transaction. @throws ApiError order.itemTaken, or of findProblem */
export async function insertStaffOrder(
  deps: StaffDeps,
  tx: Transaction<Database>,
  wish: StaffOrder,
): Promise<{ order: OrderRow; attemptId: string }> {
  const now = deps.now();
  const ids = wish.lines.map(({ offeringId }) => offeringId);
  await lockLimited(tx, ids);
  const offerings = await findOfferings(tx, ids, now);
  const total = wish.lines.reduce((all, line) => all + line.total, 0);
  const rates = await readRates(tx, now);
  const asked = { ...wish, expectedTotal: total };
  const problem = findProblem(asked, { offerings, rates, now });
  if (problem) throw new ApiError(problem.code, problem);
  const order = newOrder(
    deps,
    {
      ...{ idempotency_key: wish.key, account_id: wish.accountId, fingerprint: '' },
      paymentTimeoutMs: days(1),
    },
    { ...asked, interval: 'once' },
  );
  const lines = newLines(order, wish, offerings);
  const charge = { charge_minor: total, charge_currency: wish.currency, quote: null };
  const attempt = {
    ...newAttempt(deps, order, { number: 1, charge }),
    next: JSON.stringify({ kind: 'none' }),
  };
  await insertOrder(tx, order, lines, attempt, 'staff');
  await reserveOrThrow(tx, order, lines, offerings);
  return { order, attemptId: attempt.id };
}

export async function insertExtraGift(
  deps: StaffDeps,
  tx: Transaction<Database>,
  { locale, donor_name, donor_email, donor_phone, account_id }: OrderRow,
  { offeringId, intention, amount, key }: ExtraGift,
): Promise<{ reference: string; attemptId: string }> {
  const { order, attemptId } = await insertStaffOrder(deps, tx, {
    locale,
    currency: amount.currency,
    method: 'Bank',
    donor: { name: donor_name, email: donor_email, phone: donor_phone ?? undefined },
    lines: [{ offeringId, intention, total: amount.minor, quantity: 1 }],
    key: `extra-${key}`,
    accountId: account_id,
  });
  return { reference: order.reference, attemptId };
}
