/** What others than the donor may see of a paid order: that it is true, and the card of a gift. */
import { localisedTextSchema, pictureSchema } from '#contract/common';
import type { GiftCard, ReceiptCheck } from '#contract/orders';
import { money } from '#domain/money';
import { wasPaid } from '#domain/orders';
import type { OrderRow } from '../../db/tables/orders';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { findOrder, linesOf } from '../orders/repository';
import { readGiftCardToken, readReceiptToken } from './token';

/** Amount, date and state, and nothing else. @throws ApiError receipt.notFound */
export async function checkReceipt(deps: ApiDeps, token: string): Promise<ReceiptCheck> {
  const order = await paidOrder(deps, readReceiptToken(deps, token));
  if (!order) throw new ApiError('receipt.notFound');
  const { total, currency, paid_at, state } = order;
  return { amount: money(total, currency), paidAt: paid_at, state };
}

/** @throws ApiError giftCard.notFound, also once the money went back */
export async function readGiftCard(deps: ApiDeps, token: string): Promise<GiftCard> {
  const card = readGiftCardToken(deps, token);
  const order = await paidOrder(deps, card?.orderId ?? null);
  const lines = order && order.state !== 'refunded' ? await linesOf(deps.db, order.id) : [];
  const line = lines.find(({ position }) => position === card?.position);
  if (!order || !line || line.recipient_name === null) throw new ApiError('giftCard.notFound');
  return {
    locale: order.locale,
    donor: order.donor_name,
    recipient: line.recipient_name,
    title: localisedTextSchema.parse(JSON.parse(line.title)),
    picture: pictureSchema.parse(JSON.parse(line.picture)),
    projectId: line.project_id,
    intention: line.intention,
    paidAt: order.paid_at,
  };
}

async function paidOrder(
  { db }: ApiDeps,
  id: string | null,
): Promise<(OrderRow & { paid_at: string }) | null> {
  const order = id === null ? undefined : await findOrder(db, 'id', id);
  if (!order || !wasPaid(order.state) || order.paid_at === null) return null;
  return { ...order, paid_at: order.paid_at };
}
