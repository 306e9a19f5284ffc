/** The list of orders for staff. */
import type * as z from 'zod';
import { localisedTextSchema } from '#contract/common';
import type { giftListSchema, GiftQuery, GiftRow } from '#contract/staff/gifts';
import { money } from '#domain/money';
import type { Db } from '../../db/tables';
import type { OrderRow } from '../../db/tables/orders';
import { linesOfAll } from '../../orders/repository';
import { arrivedParts } from '../../orders/view';
import { findGifts, type Condition } from './find';

type GiftList = z.input<typeof giftListSchema>;

export async function listGifts(
  db: Db,
  query: GiftQuery,
  scope?: Condition,
): Promise<Omit<GiftList, 'offerings' | 'mistyped'>> {
  const { orders, total, sums, views } = await findGifts(db, query, scope);
  return { total, sums, views, data: await toRows(db, orders) };
}

/** Returns every offering that has an order, also a closed or deleted one, with its title in an order. */
export async function orderedOfferings(db: Db): Promise<GiftList['offerings']> {
  const rows = await db
    .selectFrom('order_lines')
    .select(({ fn }) => ['offering_id', fn.max('title').as('title')])
    .groupBy('offering_id')
    .execute();
  return rows.map(({ offering_id: id, title }) => ({
    id,
    title: localisedTextSchema.parse(JSON.parse(title)),
  }));
}

async function toRows(db: Db, orders: readonly OrderRow[]): Promise<GiftRow[]> {
  const ids = orders.map(({ id }) => id);
  const lines = await linesOfAll(db, ids);
  const arrived = await arrivedParts(db, ids);
  const payments = await db
    .selectFrom('payments')
    .select(['order_id', 'currency', 'refunded'])
    .where('order_id', 'in', ids)
    .where('counted', '=', 1)
    .where('refunded', '>', 0)
    .execute();
  const asked = await db
    .selectFrom('staff_approvals')
    .select('subject_id')
    .where('kind', '=', 'refund')
    .where('subject_kind', '=', 'order')
    .where('state', '=', 'waiting')
    .where('subject_id', 'in', ids)
    .execute();
  return orders.map((order) => {
    const part = arrived.get(order.id);
    const refund = payments.find(({ order_id }) => order_id === order.id);
    return {
      reference: order.reference,
      donor: { name: order.donor_name, email: order.donor_email },
      ...{ state: order.state, flag: order.flag, method: order.method },
      isMonthly: order.monthly_gift_id !== null,
      total: money(order.total, order.currency),
      arrived: part === undefined ? null : money(part, order.currency),
      refunded: refund ? money(refund.refunded, refund.currency) : null,
      isRefundAsked: asked.some(({ subject_id }) => subject_id === order.id),
      lines: (lines.get(order.id) ?? []).map((line) => ({
        title: localisedTextSchema.parse(JSON.parse(line.title)),
        intention: line.intention,
        total: money(line.total, order.currency),
      })),
      createdAt: order.created_at,
      paidAt: order.paid_at,
    };
  });
}
