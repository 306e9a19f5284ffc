/** Composes the mails about an order from its current state. */
import type { Order } from '#contract/orders';
import { money } from '#domain/money';
import type { OrderRow } from '../db/tables/orders';
import type { OrderMailKind, OutboxRow } from '../db/tables/outbox';
import type { ApiDeps } from '../deps';
import { currentAttempt, findOrder } from '../orders/repository';
import { viewOrder } from '../orders/view';
import { readName } from '../payments/organisation';
import type { ComposedMail } from './eml';
import {
  type Composer,
  monthlyFailed,
  monthlyStopped,
  transferInstructions,
} from './letters/gifts';
import { receipt } from './letters/receipt';
import { refunded, transferPart, transferRejected } from './letters/staff-decisions';

const COMPOSERS: Record<OrderMailKind, Composer> = {
  receipt,
  'transfer-instructions': transferInstructions,
  'transfer-rejected': transferRejected,
  'transfer-part': transferPart,
  refund: refunded,
  'monthly-stopped': monthlyStopped,
  'monthly-failed': monthlyFailed,
};

/** Returns null when the state of the order no longer needs the mail. */
export async function composeOrderMail(
  deps: ApiDeps,
  mail: OutboxRow,
): Promise<ComposedMail | null> {
  const row = mail.order_id && (await findOrder(deps.db, 'id', mail.order_id));
  if (!row) throw new Error(`mail ${mail.id} belongs to an unknown order`);
  return composeForOrder(deps, row, mail);
}

/** Composes a mail of the outbox, or one that is not queued yet. */
export async function composeForOrder(
  deps: ApiDeps,
  row: OrderRow,
  mail: Pick<OutboxRow, 'order_id' | 'kind' | 'data' | 'created_at'>,
): Promise<ComposedMail | null> {
  const order = await viewOrder(deps, row, await currentAttempt(deps.db, row.id));
  const letter = COMPOSERS[mail.kind as OrderMailKind](await withGiftAmount(deps.db, order, mail), {
    publicUrl: deps.config.publicUrl,
    locales: deps.config.locales,
    from: await readName(deps, row.locale),
    at: mail.created_at,
    data: mail.data,
  });
  return letter && { letter, to: { name: row.donor_name, address: row.donor_email } };
}

/**
 * A mail about a monthly gift belongs to its first order. Returns the order with the amount that the donor has changed
 * since then.
 */
async function withGiftAmount(
  db: ApiDeps['db'],
  order: Order,
  { kind, order_id }: Pick<OutboxRow, 'kind' | 'order_id'>,
): Promise<Order> {
  if (kind !== 'monthly-stopped' && kind !== 'monthly-failed') return order;
  const gift = await db
    .selectFrom('monthly_gifts')
    .select('amount')
    .where('first_order_id', '=', order_id)
    .where('stop_due_at', 'is', null)
    .executeTakeFirst();
  if (!gift || gift.amount === null) return order;
  const total = money(gift.amount, order.total.currency);
  return { ...order, total, lines: order.lines.map((line) => ({ ...line, total })) };
}
