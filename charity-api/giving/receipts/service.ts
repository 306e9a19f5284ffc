/** Reads the shareable data of a paid order: receipt check, gift card and endowment certificate. */
import { localisedTextSchema, pictureSchema } from '#contract/common';
import type { Certificate } from '#contract/endowments';
import type { GiftCard, ReceiptCheck } from '#contract/orders';
import { money } from '#domain/money';
import { wasPaid } from '#domain/orders';
import { fromJson } from '../../db/json';
import type { OrderLineRow, OrderRow } from '../../db/tables/orders';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { findOrder, linesOf } from '../../orders/repository';
import {
  readCertificateToken,
  readGiftCardToken,
  readReceiptToken,
  type OrderPlace,
} from '../../orders/tokens';

/** Returns only amount, date and state. @throws ApiError receipt.notFound */
export async function checkReceipt(deps: ApiDeps, token: string): Promise<ReceiptCheck> {
  const order = await paidOrder(deps, readReceiptToken(deps, token));
  if (!order) throw new ApiError('receipt.notFound');
  const { total, currency, paid_at, state } = order;
  return { amount: money(total, currency), paidAt: paid_at, state };
}

/** @throws ApiError giftCard.notFound, also after a refund */
export async function readGiftCard(deps: ApiDeps, token: string): Promise<GiftCard> {
  const { order, line } = (await paidLine(deps, readGiftCardToken(deps, token))) ?? {};
  if (!order || !line || line.recipient_name === null) throw new ApiError('giftCard.notFound');
  return {
    locale: order.locale,
    donor: order.donor_name,
    recipient: line.recipient_name,
    ...copiesOf(line),
    intention: line.intention,
    paidAt: order.paid_at,
  };
}

/** @throws ApiError certificate.notFound, also after a refund */
export async function readCertificate(deps: ApiDeps, token: string): Promise<Certificate> {
  const { order, line } = (await paidLine(deps, readCertificateToken(deps, token))) ?? {};
  const [name] = line?.names ? fromJson<string[]>(line.names) : [];
  if (!order || !line || name === undefined) throw new ApiError('certificate.notFound');
  return {
    locale: order.locale,
    name,
    ...copiesOf(line),
    shares: await sharesOf(deps, line),
    reference: order.reference,
    paidAt: order.paid_at,
  };
}

/** Returns null when the donor gave an amount instead of whole shares. */
async function sharesOf(
  { db }: ApiDeps,
  { order_id, position }: OrderLineRow,
): Promise<number | null> {
  const { shares } = await db
    .selectFrom('order_lines')
    .select('shares')
    .where('order_id', '=', order_id)
    .where('position', '=', position)
    .executeTakeFirstOrThrow();
  return shares;
}

/** Returns title and picture as stored with the order, so that later changes of the offering do not affect them. */
function copiesOf(line: OrderLineRow) {
  return {
    title: localisedTextSchema.parse(JSON.parse(line.title)),
    picture: pictureSchema.parse(JSON.parse(line.picture)),
    offeringId: line.offering_id,
  };
}

async function paidLine(deps: ApiDeps, place: OrderPlace | null) {
  const order = await paidOrder(deps, place?.orderId ?? null);
  const lines = order && order.state !== 'refunded' ? await linesOf(deps.db, order.id) : [];
  const line = lines.find(({ position }) => position === place?.position);
  return order && line ? { order, line } : null;
}

async function paidOrder(
  { db }: ApiDeps,
  id: string | null,
): Promise<(OrderRow & { paid_at: string }) | null> {
  const order = id === null ? undefined : await findOrder(db, 'id', id);
  if (!order || !wasPaid(order.state) || order.paid_at === null) return null;
  return { ...order, paid_at: order.paid_at };
}
