/** Further months of a monthly gift. Each month is a separate order with its own payment and receipt. */
import type { Transaction } from 'kysely';
import type { Database } from '../../db/tables';
import type { OrderRow, PaymentAttemptRow } from '../../db/tables/orders';
import type { MonthlyGiftRow } from '../../db/tables/months';
import { transact } from '../../db/transact';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { randomReference } from '../../http/random-reference';
import { enqueueMailAgain } from '../../mail/outbox';
import { amountsOfMonth, confirmAmount } from '../../orders/monthly-amounts';
import { attemptOf, findByReference, moveMonthlyGift } from '../../orders/monthly-gifts';
import { nextCheck } from '../../orders/next-check';
import { findPayment, insertOrder, linesOf, lockOrder } from '../../orders/repository';
import type { PaymentStatusReport, PaymentProvider } from '../../payments/provider';
import { settleWith } from '../settle/settle';

/**
 * Records a month, once for each payment id. Declined charges send one e-mail until a charge succeeds again.
 * @throws ApiError webhook.rejected when no gift has this reference (yet); the provider then sends the event again
 */
export async function recordMonth(
  deps: ApiDeps,
  { method }: PaymentProvider,
  { monthlyReference, evidence }: { monthlyReference: string; evidence: PaymentStatusReport },
): Promise<void> {
  const gift = await findByReference(deps.db, method, monthlyReference);
  if (!gift) throw new ApiError('webhook.rejected', { cause: 'unknown monthly gift' });
  if (evidence.status === 'declined') return recordFailedMonth(deps, gift);
  if (evidence.status !== 'succeeded' || evidence.paymentId === null) return;
  const charged = { ...evidence, paymentId: evidence.paymentId };
  await settleWith(deps, 'beside', evidence, async (tx, settleIt) => {
    const settled = await settleIt(await findOrCreateMonth(deps, tx, gift, charged));
    // Only a new payment makes the gift active: a repeated event does not show the state of the latest month.
    if (settled.outcome === 'changed') {
      await moveMonthlyGift(tx, gift, 'charged', deps.now().toISOString());
    }
    return settled;
  });
}

type ChargedMonth = PaymentStatusReport & { paymentId: string };
type MonthOf = { gift: MonthlyGiftRow; first: OrderRow; charged: ChargedMonth; now: Date };

/** Returns the id of the attempt of this month's order. Creates both when the payment is new. */
async function findOrCreateMonth(
  deps: ApiDeps,
  tx: Transaction<Database>,
  gift: MonthlyGiftRow,
  charged: ChargedMonth,
): Promise<string> {
  // Until the month is stored, nothing that it copies from the first order changes, such as an address that is erased.
  const first = (await lockOrder(tx, 'id', gift.first_order_id))!;
  // A provider may report the first payment twice: for the checkout and for the first month.
  const known = await findPayment(tx, gift.method, charged.paymentId);
  if (known) return known.attempt_id;
  const began = await attemptOf(tx, gift);
  const { order, attempt } = newMonth(deps, { first, began, paymentId: charged.paymentId });
  const changed = await changedAmount(tx, { gift, first, charged, now: deps.now() });
  const lines = (await linesOf(tx, first.id)).map((line) => ({ ...line, order_id: order.id }));
  if (changed === null) await insertOrder(tx, order, lines, attempt);
  else {
    // A gift whose amount can change has one line, and is charged in its own currency.
    const monthLines = lines.map((line) => ({ ...line, total: changed }));
    const monthAttempt = { ...attempt, charge_minor: changed };
    await insertOrder(tx, { ...order, total: changed }, monthLines, monthAttempt);
  }
  return attempt.id;
}

/** Returns the right amount in minor units; null when the donor never changed it: the month repeats the first order. */
async function changedAmount(
  tx: Transaction<Database>,
  { gift, first, charged, now }: MonthOf,
): Promise<number | null> {
  const amounts = await amountsOfMonth(tx, gift, first, charged.begunAt ?? now);
  const { minor, currency } = charged.amount;
  const right = amounts.find((amount) => currency === first.currency && amount.minor === minor);
  const { request, minor: due } = right ?? amounts[0];
  // The provider has accepted an amount although its response was lost.
  if (right && request?.confirmed === 0) await confirmAmount(tx, request);
  return amounts.length === 1 && request === null ? null : due;
}

function newMonth(
  deps: ApiDeps,
  { first, began, paymentId }: { first: OrderRow; began: PaymentAttemptRow; paymentId: string },
): { order: OrderRow; attempt: PaymentAttemptRow } {
  const { now, random } = deps;
  const at = now().toISOString();
  const order: OrderRow = {
    ...first,
    id: random(16).toString('hex'),
    token: random(24).toString('base64url'),
    reference: randomReference('ND', deps),
    idempotency_key: `month-${began.method}-${paymentId}`,
    // A cart has one order.
    ...{ checkout_cart: null, checkout_form: null },
    state: 'pending_payment',
    version: 1,
    flag: null,
    method: began.method,
    proof: null,
    created_at: at,
    expires_at: at,
    checked_at: at,
    next_check: nextCheck(now()),
    paid_at: null,
  };
  const attempt: PaymentAttemptRow = {
    ...began,
    id: random(16).toString('hex'),
    order_id: order.id,
    number: 1,
    state: 'redirected',
    // No redirect: the provider charges the donor automatically.
    next: JSON.stringify({ kind: 'none' }),
    provider_reference: paymentId,
    created_at: at,
  };
  return { order, attempt };
}

async function recordFailedMonth(deps: ApiDeps, gift: MonthlyGiftRow): Promise<void> {
  const at = deps.now().toISOString();
  await transact(deps.db, 'beside', async (tx) => {
    // Nothing changes while the gift is paused: the month began before the pause, and the provider retries it.
    if (!(await moveMonthlyGift(tx, gift, 'declined', at))) return;
    const id = deps.random(16).toString('hex');
    await enqueueMailAgain(tx, { id, orderId: gift.first_order_id, kind: 'monthly-failed', at });
  });
}
