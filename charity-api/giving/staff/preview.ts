/** Composes the mail of a decision before staff make it, with the values that the mail will contain. */
import type { MailPreview } from '#contract/staff/mails';
import { nextOrderState } from '#domain/orders';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { previewOrderMail } from '../../mail/preview';
import type { Providers } from '../../payments/providers';
import { orderToChange } from './order';
import { checkRefund, refundMailData, type RefundedPart } from './refund';
import type { Rejection } from './reject';

/** @throws ApiError order.notFound, staffGift.notRejectable */
export async function previewRejection(
  deps: ApiDeps,
  reference: string,
  rejection: Rejection,
): Promise<MailPreview | null> {
  const order = await orderToChange(deps.db, { reference, version: null });
  const state = nextOrderState(order.state, 'transfer_rejected');
  if (state === null) throw new ApiError('staffGift.notRejectable');
  const mail = { kind: 'transfer-rejected', data: rejection } as const;
  return previewOrderMail(deps, { ...order, state }, mail);
}

/** @throws ApiError with the codes of checkRefund */
export async function previewRefund(
  deps: ApiDeps,
  providers: Providers,
  reference: string,
  part: RefundedPart,
): Promise<MailPreview | null> {
  const decided = { reference, version: null };
  const { order, payment, amount } = await checkRefund(deps.db, providers, decided, part);
  const data = refundMailData(order, payment, { amount, via: part.via });
  return previewOrderMail(deps, order, { kind: 'refund', data });
}
