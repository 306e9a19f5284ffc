/** What an order asks of things of which there is only so much: taken or refused, and how long it may keep others waiting. */
import type { Transaction } from 'kysely';
import { days, hours } from '#domain/time/durations';
import type { Database } from '../../db/tables';
import type { OrderLineRow, OrderRow } from '../../db/tables/orders';
import { ApiError } from '../../http/errors';
import { reserveUnits } from '../../modules/offerings/holds';
import type { OfferingWithTerms } from '../../modules/offerings/repository';
import type { PaymentProvider } from '../../payments/provider';

/** Others wait for what an order holds, so it is not waited for as long as one that holds nothing. */
const HOLDS_FOR = { transfer: days(2), page: hours(1) } as const;

/** How long an order waits for its payment, in milliseconds: never past the closing of what it is for. */
export function paymentTimeoutFor(
  { method, patience }: Pick<PaymentProvider, 'method' | 'patience'>,
  given: readonly Pick<OfferingWithTerms, 'limit' | 'closesAt'>[],
  now: Date,
): number {
  const scarce = given.filter(({ limit }) => limit !== null);
  if (scarce.length === 0) return patience;
  const closings = scarce.flatMap(({ closesAt }) => closesAt ?? []);
  return Math.min(
    patience,
    method === 'Bank' ? HOLDS_FOR.transfer : HOLDS_FOR.page,
    ...closings.map((closesAt) => new Date(closesAt).getTime() - now.getTime()),
  );
}

/** @throws ApiError order.itemTaken, order.amountTooSmall: nothing of the order is kept */
export async function reserveOrThrow(
  tx: Transaction<Database>,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  now: Date,
): Promise<void> {
  const [first] = await reserveUnits(tx, order, lines, now);
  if (!first) return;
  const at = lines.findIndex((line) => line.offering_id === first.offeringId);
  const code = first.reason === 'taken' ? 'order.itemTaken' : 'order.amountTooSmall';
  const field = first.reason === 'taken' ? 'offeringId' : 'total';
  throw new ApiError(code, { fields: { [`lines.${at}.${field}`]: `api:${code}` } });
}
