/** Xendit's callbacks. They have a token but no signature, so the API only fetches the invoice that they refer to. */
import { isSameSecret } from '#contract/same-secret';
import { sum } from '#domain/money';
import { ApiError } from '../../http/errors';
import type { WebhookEvent } from '../provider';
import { parseWebhookJson, parseWebhookBody } from '../webhook-body';
import type { XenditClient, XenditSettings } from './client';
import { isAttempt, ownedSchema, refundEventSchema } from './wire';

/** @throws ApiError webhook.rejected when the token is wrong or the format is invalid */
export async function readXenditWebhook(
  client: XenditClient,
  { callbackToken }: Pick<XenditSettings, 'callbackToken'>,
  { headers, rawBody }: { headers: Headers; rawBody: string },
): Promise<WebhookEvent> {
  if (!isSameSecret(headers.get('x-callback-token') ?? '', callbackToken)) {
    throw new ApiError('webhook.rejected', { cause: 'invalid callback token' });
  }
  const body = parseWebhookJson(rawBody);
  const refund = refundEventSchema.safeParse(body);
  if (refund.success) return readRefund(client, refund.data.data.invoice_id);
  const { id, external_id } = parseWebhookBody(ownedSchema, body);
  if (!isAttempt(external_id)) return { kind: 'irrelevant' };
  return { kind: 'ask', attemptId: external_id, providerReference: id };
}

async function readRefund(
  client: XenditClient,
  invoiceId: string | null | undefined,
): Promise<WebhookEvent> {
  if (!invoiceId) return { kind: 'irrelevant' };
  if (!isAttempt(await client.externalIdOf(invoiceId))) return { kind: 'irrelevant' };
  const invoice = await client.get(invoiceId);
  const refunds = await client.refunds(invoiceId);
  if (refunds.length === 0) return { kind: 'irrelevant' };
  return {
    kind: 'reversal',
    attemptId: invoice.external_id,
    reversal: {
      kind: 'refunded',
      paymentId: invoice.id,
      amount: sum(refunds, invoice.amount.currency),
    },
  };
}
