/** Xendit's callbacks: they carry a token and sign nothing, so what they say is only ever a reason to ask. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { sum } from '#domain/money';
import { ApiError } from '../../http/errors';
import type { WebhookNews } from '../provider';
import { jsonOf, readAs } from '../webhook-body';
import type { XenditClient, XenditSettings } from './client';
import { ownedSchema, refundNewsSchema } from './wire';

/** @throws ApiError webhook.rejected without the token, or in no form of Xendit's */
export async function readXenditWebhook(
  client: XenditClient,
  { callbackToken }: Pick<XenditSettings, 'callbackToken'>,
  { headers, rawBody }: { headers: Headers; rawBody: string },
): Promise<WebhookNews> {
  if (!isSame(headers.get('x-callback-token') ?? '', callbackToken)) {
    throw new ApiError('webhook.rejected', { cause: 'token' });
  }
  const body = jsonOf(rawBody);
  const refund = refundNewsSchema.safeParse(body);
  if (refund.success) return readRefund(client, refund.data.data.invoice_id);
  const { id, external_id } = readAs(ownedSchema, body);
  if (!isAttempt(external_id)) return { kind: 'irrelevant' };
  return { kind: 'ask', attemptId: external_id, providerReference: id };
}

async function readRefund(
  client: XenditClient,
  invoiceId: string | null | undefined,
): Promise<WebhookNews> {
  if (!invoiceId) return { kind: 'irrelevant' };
  if (!isAttempt(await client.ownerOf(invoiceId))) return { kind: 'irrelevant' };
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

/** Ids of attempts are ours by their form; the same account may be used by others. */
function isAttempt(externalId: string): boolean {
  return /^[0-9a-f]{32}$/.test(externalId);
}

/** As long for a token that is nearly right as for any other. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
