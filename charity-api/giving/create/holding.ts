/** Reserves the limited offerings of an order, and limits the payment timeout of orders with reservations. */
import type { Transaction } from 'kysely';
import { days, hours } from '#domain/time/durations';
import type { Database } from '../../db/tables';
import type { OrderLineRow, OrderRow } from '../../db/tables/orders';
import { ApiError } from '../../http/errors';
import { reserveUnits } from '../../modules/offerings/holds';
import { findOfferings, lockLimited } from '../../modules/offerings/repository';
import { linesOf } from '../../orders/repository';
import type { Offering } from '#contract/offerings';
import type { PaymentProvider } from '../../payments/provider';

/** Maximum payment timeout of an order with reservations. It is short, because a reservation blocks other donors. */
const RESERVATION_TIMEOUTS = { transfer: days(2), page: hours(1) } as const;

/** Returns the payment timeout in milliseconds. The order expires at the latest when a limited offering closes. */
export function paymentTimeoutFor(
  { method, paymentTimeoutMs }: Pick<PaymentProvider, 'method' | 'paymentTimeoutMs'>,
  given: readonly Pick<Offering, 'limit' | 'closesAt'>[],
  now: Date,
): number {
  const limited = given.filter(({ limit }) => limit !== null);
  if (limited.length === 0) return paymentTimeoutMs;
  const closings = limited.flatMap(({ closesAt }) => closesAt ?? []);
  return Math.min(
    paymentTimeoutMs,
    method === 'Bank' ? RESERVATION_TIMEOUTS.transfer : RESERVATION_TIMEOUTS.page,
    ...closings.map((closesAt) => new Date(closesAt).getTime() - now.getTime()),
  );
}

/** Reserves the units that an order may have released, as far as they are available. */
export async function reserveAgain(
  tx: Transaction<Database>,
  order: OrderRow,
  now: Date,
): Promise<void> {
  const lines = await linesOf(tx, order.id);
  const ids = lines.map((line) => line.offering_id);
  await lockLimited(tx, ids);
  await reserveUnits(tx, order, lines, await findOfferings(tx, ids, now));
}

/** @throws ApiError order.itemTaken or order.amountTooSmall, after which the caller's transaction is rolled back */
export async function reserveOrThrow(
  tx: Transaction<Database>,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  offerings: ReadonlyMap<string, Offering>,
): Promise<void> {
  const [first] = await reserveUnits(tx, order, lines, offerings);
  if (!first) return;
  const at = lines.findIndex((line) => line.offering_id === first.offeringId);
  const code = first.reason === 'taken' ? 'order.itemTaken' : 'order.amountTooSmall';
  const field = first.reason === 'taken' ? 'offeringId' : 'total';
  throw new ApiError(code, { fields: { [`lines.${at}.${field}`]: `api:${code}` } });
}
