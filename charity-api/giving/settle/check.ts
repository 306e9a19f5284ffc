/** Reconciles orders with their payment providers: when the donor returns, and in a background job. */
import { money } from '#domain/money';
import { isUnsettled, nextOrderState, wasPaid } from '#domain/orders';
import type { OrderRow, PaymentAttemptRow } from '../../db/tables/orders';
import { transact } from '../../db/transact';
import type { ApiDeps } from '../../deps';
import { isAbandoned } from '../../modules/offerings/holds';
import { nextCheck } from '../../orders/next-check';
import {
  currentAttempt,
  findAttempt,
  findPayment,
  lockOrder,
  transitionOrder,
} from '../../orders/repository';
import type { AttemptKey, PaymentProvider, PaymentStatusReport } from '../../payments/provider';
import type { Providers } from '../../payments/providers';
import { logTransition, settle, type Settlement } from './settle';

const BATCH = 50;

/**
 * Settles an order by the status that its provider returns. An unreachable provider changes nothing.
 * @param turnedBack the donor left the provider's page without paying, so the attempt is cancelled at the provider
 */
export async function checkOrder(
  deps: ApiDeps,
  providers: Providers,
  order: OrderRow,
  { turnedBack = false } = {},
): Promise<void> {
  if (!isUnsettled(order.state)) return;
  const attempt = await currentAttempt(deps.db, order.id);
  const provider = providers.get(attempt.method);
  let settled: OrderRow | undefined;
  try {
    // The status is unknown, so `checked_at` does not change and the order does not expire.
    if (!provider) throw new Error('not configured');
    // Read now, because the donor may have cancelled the checkout after the job loaded this order.
    const key = keyOf(attempt, { mayCapture: await isOpen(deps, attempt.id) });
    const evidence =
      turnedBack && provider.cancelAttempt
        ? await provider.cancelAttempt(key)
        : await provider.fetchStatus(key);
    if (evidence && (await isStored(deps, attempt, evidence))) return;
    if (evidence) settled = (await settle(deps, { attemptId: attempt.id, evidence })).order;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    deps.log.warn(
      { order: order.reference, method: attempt.method, reason },
      'provider status check failed',
    );
    return;
  }
  if (isUnsettled((settled ?? order).state))
    await saveCheckTimes(deps, order, { checked_at: deps.now().toISOString() });
}

/** Returns true when the payment is stored. A webhook usually brings it before the donor returns. */
async function isStored(
  { db }: ApiDeps,
  { method, order_id }: PaymentAttemptRow,
  { status, paymentId }: PaymentStatusReport,
): Promise<boolean> {
  if (status !== 'succeeded' || paymentId === null) return false;
  return (await findPayment(db, method, paymentId))?.order_id === order_id;
}

/**
 * @param reportedReference the provider's reference, from a webhook that arrives before the API has stored it
 * @returns false when the attempt is unknown
 */
export async function checkAttempt(
  deps: ApiDeps,
  provider: PaymentProvider,
  attemptId: string,
  reportedReference: string | null = null,
): Promise<boolean> {
  const attempt = await findAttempt(deps.db, attemptId);
  if (attempt?.method !== provider.method) return false;
  const key = keyOf(attempt, { mayCapture: await isOpen(deps, attemptId) });
  const providerReference = key.providerReference ?? reportedReference;
  const evidence = await provider.fetchStatus({ ...key, providerReference });
  if (evidence) await settle(deps, { attemptId: attempt.id, evidence });
  return true;
}

function keyOf(attempt: PaymentAttemptRow, { mayCapture }: { mayCapture: boolean }): AttemptKey {
  return {
    id: attempt.id,
    providerReference: attempt.provider_reference,
    charge: money(attempt.charge_minor, attempt.charge_currency),
    mayCapture,
  };
}

/** Returns true when the order is unpaid, and the donor can still pay it by this attempt. */
async function isOpen({ db }: ApiDeps, attemptId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_attempts as attempt')
    .innerJoin('orders', 'orders.id', 'attempt.order_id')
    .select(['attempt.state as attempt', 'orders.state as order', 'orders.id as id'])
    .where('attempt.id', '=', attemptId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_attempts as later')
            .select('later.id')
            .whereRef('later.order_id', '=', 'attempt.order_id')
            .whereRef('later.number', '>', 'attempt.number'),
        ),
      ),
    )
    .executeTakeFirst();
  if (!row || wasPaid(row.order)) return false;
  if (row.attempt !== 'redirected' && row.attempt !== 'processing') return false;
  // Its reservations are released, so other orders may have reserved these units.
  return !(isAbandoned(row.order) && (await hasLimitedOffering(db, row.id)));
}

async function hasLimitedOffering(db: ApiDeps['db'], orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_lines')
    .innerJoin('offerings', 'offerings.id', 'offering_id')
    .select('offering_id')
    .where('order_id', '=', orderId)
    .where('unit', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

async function saveCheckTimes(
  { db }: ApiDeps,
  { id }: OrderRow,
  times: Partial<Pick<OrderRow, 'checked_at' | 'next_check'>>,
): Promise<void> {
  await db.updateTable('orders').set(times).where('id', '=', id).execute();
}

export async function reconcilePendingPayments(deps: ApiDeps, providers: Providers): Promise<void> {
  const orders = await deps.db
    .selectFrom('orders')
    .selectAll()
    .where('state', 'in', ['pending_payment', 'processing'])
    .where('next_check', '<=', deps.now().toISOString())
    .orderBy('next_check')
    .limit(BATCH)
    .execute();
  for (const order of orders) {
    const { created_at } = await currentAttempt(deps.db, order.id);
    // Stored before the request, so that an order whose provider fails does not block the others.
    const next_check = nextCheck(deps.now(), new Date(created_at));
    await saveCheckTimes(deps, order, { next_check });
    await checkOrder(deps, providers, order);
  }
}

/** An order that waits for a provider expires only after a later status check, because it may have been paid before. */
export async function expireOrders(deps: ApiDeps): Promise<void> {
  const at = deps.now().toISOString();
  const orders = await deps.db
    .selectFrom('orders')
    .selectAll()
    .where('expires_at', '<=', at)
    .where(({ eb, and, or, not, exists, selectFrom }) =>
      or([
        // An order of which a part has arrived waits for a decision by staff.
        and([
          eb('state', '=', 'awaiting_transfer'),
          not(
            exists(
              selectFrom('bank_arrivals')
                .select('id')
                .whereRef('order_id', '=', 'orders.id')
                .where('payment_id', 'is', null),
            ),
          ),
        ]),
        and([eb('state', '=', 'pending_payment'), eb('checked_at', '>=', eb.ref('expires_at'))]),
      ]),
    )
    .limit(BATCH)
    .execute();
  for (const { id } of orders) {
    const settled = await transact(deps.db, 'beside', async (tx): Promise<Settlement> => {
      const order = await lockOrder(tx, 'id', id);
      const state = order && nextOrderState(order.state, 'expired');
      if (!order || !state || order.expires_at > at) return { outcome: 'known' };
      const expired = await transitionOrder(tx, order, {
        ...{ event: 'expired', source: 'clock', at, set: { state } },
      });
      return { outcome: 'changed', order: expired, from: order };
    });
    logTransition(deps, settled, { source: 'clock' });
  }
}
