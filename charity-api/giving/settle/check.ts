/** Asking providers how it stands: when a donor comes back, and for those who never do. */
import { money } from '#domain/money';
import { isUnsettled, nextOrderState, wasPaid } from '#domain/orders';
import type { OrderRow, PaymentAttemptRow } from '../../db/tables/orders';
import type { ApiDeps } from '../../deps';
import { isAbandoned } from '../../modules/offerings/holds';
import { nextCheck } from '../../orders/next-check';
import { currentAttempt, decide, findOrder, moveOrder } from '../../orders/repository';
import type { AttemptKey, PaymentProvider } from '../../payments/provider';
import type { Providers } from '../../payments/providers';
import { settle } from './settle';

const BATCH = 50;

/**
 * Settles an order by its provider's word. A provider that cannot be reached changes nothing: nobody knows yet.
 * @param turnedBack the donor left the provider's page without paying, and is to be able to choose anew
 */
export async function checkOrder(
  deps: ApiDeps,
  providers: Providers,
  order: OrderRow,
  { turnedBack = false } = {},
): Promise<void> {
  if (!isUnsettled(order.state)) return;
  const attempt = await currentAttempt(deps.db, order.id);
  // Noted before asking: an order whose provider fails waits its turn like every other.
  const next_check = nextCheck(deps.now(), new Date(attempt.created_at));
  await noteCheck(deps, order, { next_check });
  const provider = providers.get(attempt.method);
  try {
    // Nobody was asked, so nothing was heard: the order is not given up before its provider is back.
    if (!provider) throw new Error('not configured');
    // Read now: the donor may have turned back since this order was put on a list of those to be checked.
    const key = keyOf(attempt, { mayTake: await isOpen(deps, attempt.id) });
    const evidence =
      turnedBack && provider.cancelAttempt
        ? await provider.cancelAttempt(key)
        : await provider.fetchStatus(key);
    if (evidence) await settle(deps, { attemptId: attempt.id, evidence });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    deps.log.warn({ order: order.reference, method: attempt.method, reason }, 'provider not asked');
    return;
  }
  await noteCheck(deps, order, { checked_at: deps.now().toISOString() });
}

/**
 * Settles one attempt by its provider's word, whatever the order's state.
 * @param told the provider's name for it, where a webhook came before our own note of it
 * @returns whether there is such an attempt
 */
export async function checkAttempt(
  deps: ApiDeps,
  provider: PaymentProvider,
  attemptId: string,
  told: string | null = null,
): Promise<boolean> {
  const attempt = await deps.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('id', '=', attemptId)
    .where('method', '=', provider.method)
    .executeTakeFirst();
  if (!attempt) return false;
  const key = keyOf(attempt, { mayTake: await isOpen(deps, attemptId) });
  const providerReference = key.providerReference ?? told;
  const evidence = await provider.fetchStatus({ ...key, providerReference });
  if (evidence) await settle(deps, { attemptId: attempt.id, evidence });
  return true;
}

function keyOf(attempt: PaymentAttemptRow, { mayTake }: { mayTake: boolean }): AttemptKey {
  return {
    id: attempt.id,
    providerReference: attempt.provider_reference,
    charge: money(attempt.charge_minor, attempt.charge_currency),
    mayCapture: mayTake,
  };
}

/** Whether the donor is still expected to pay by this attempt, and by no other. */
async function isOpen({ db }: ApiDeps, attemptId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_attempts as attempt')
    .innerJoin('orders', 'orders.id', 'attempt.order_id')
    .select(['attempt.state as attempt', 'orders.state as order', 'orders.id as id'])
    .where('attempt.id', '=', attemptId)
    .executeTakeFirst();
  if (!row || wasPaid(row.order)) return false;
  if (row.attempt !== 'redirected' && row.attempt !== 'processing') return false;
  // Others may have by now what it had held.
  if (isAbandoned(row.order) && (await holdsScarce(db, row.id))) return false;
  return (await currentAttempt(db, row.id)).id === attemptId;
}

/** Whether something of the order is scarce: there is a limit to it. */
async function holdsScarce(db: ApiDeps['db'], orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_lines')
    .innerJoin('offerings', 'offerings.id', 'offering_id')
    .select('offering_id')
    .where('order_id', '=', orderId)
    .where('unit', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

async function noteCheck(
  { db }: ApiDeps,
  { id }: OrderRow,
  times: Partial<Pick<OrderRow, 'checked_at' | 'next_check'>>,
): Promise<void> {
  await db.updateTable('orders').set(times).where('id', '=', id).execute();
}

/** Orders whose donor never came back: a webhook may be lost, money may not. */
export async function reconcilePendingPayments(deps: ApiDeps, providers: Providers): Promise<void> {
  const orders = await deps.db
    .selectFrom('orders')
    .selectAll()
    .where('state', 'in', ['pending_payment', 'processing'])
    .where('next_check', '<=', deps.now().toISOString())
    .orderBy('next_check')
    .limit(BATCH)
    .execute();
  for (const order of orders) await checkOrder(deps, providers, order);
}

/**
 * Gives up orders whose time is over. Their money is still taken should it come. One that a provider decides is
 * given up only after the provider was heard when the time was over: until then nobody knows.
 */
export async function expireOrders(deps: ApiDeps): Promise<void> {
  const at = deps.now().toISOString();
  const orders = await deps.db
    .selectFrom('orders')
    .selectAll()
    .where('expires_at', '<=', at)
    .where(({ eb, and, or }) =>
      or([
        eb('state', '=', 'awaiting_transfer'),
        and([eb('state', '=', 'pending_payment'), eb('checked_at', '>=', eb.ref('expires_at'))]),
      ]),
    )
    .limit(BATCH)
    .execute();
  for (const { id } of orders) {
    await decide(deps.db, async (tx) => {
      const order = await findOrder(tx, 'id', id);
      const state = order && nextOrderState(order.state, 'expired');
      if (!order || !state || order.expires_at > at) return;
      await moveOrder(tx, order, {
        event: 'expired',
        source: 'clock',
        attemptId: null,
        at,
        set: { state },
      });
    });
  }
}
