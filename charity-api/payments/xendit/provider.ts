/** Xendit as a payment method: a hosted invoice page. Its callbacks have no signature: the API fetches the invoice. */
import { days, seconds } from '#domain/time/durations';
import { plainAmount, sum } from '#domain/money';
import { isSameSecret } from '#contract/same-secret';
import type { ApiDeps } from '../../deps';
import { returnUrl, cancelUrl } from '../../links';
import { ProviderError } from '../call';
import type {
  AttemptKey,
  PaymentStatusReport,
  PayableOrder,
  PaymentProvider,
  WebhookEvent,
} from '../provider';
import { xenditClient, type XenditClient, type XenditSettings } from './client';
import { xenditLedger } from './ledger';
import { isAttemptId } from '../attempt-id';
import { type XenditInvoice, ownedSchema, refundEventSchema } from './wire';
import { ApiError } from '../../http/errors';
import { parseWebhookJson, parseWebhookBody } from '../webhook-body';

/** @throws ApiError webhook.rejected when the token is wrong or the format is invalid */
async function readXenditWebhook(
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
  if (!isAttemptId(external_id)) return { kind: 'irrelevant' };
  return { kind: 'ask', attemptId: external_id, providerReference: id };
}

async function readRefund(
  client: XenditClient,
  invoiceId: string | null | undefined,
): Promise<WebhookEvent> {
  if (!invoiceId) return { kind: 'irrelevant' };
  const invoice = await client.findOwn(invoiceId);
  const refunds = invoice ? await client.refunds(invoiceId) : [];
  if (!invoice || refunds.length === 0) return { kind: 'irrelevant' };
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

const PAYMENT_TIMEOUT_MS = days(1);
/** Minimum duration of an invoice, in ms. Otherwise it could expire before the donor sees it. */
const MIN_DURATION_MS = seconds(60);

/** Maps the status of an invoice; null: not paid yet. PAID and SETTLED differ only in where the money is. */
const STATUS_BY_INVOICE: Record<XenditInvoice['status'], PaymentStatusReport['status'] | null> = {
  PENDING: null,
  PAID: 'succeeded',
  SETTLED: 'succeeded',
  EXPIRED: 'cancelled',
};

export function xenditProvider(deps: ApiDeps, settings: XenditSettings): PaymentProvider {
  const client = xenditClient(settings);
  const pendingStarts = new Map<string, Promise<XenditInvoice>>();
  return {
    method: 'Xendit',
    isTrial: settings.fetch !== undefined,
    currencies: settings.currencies,
    paymentTimeoutMs: PAYMENT_TIMEOUT_MS,

    async start(order, attempt) {
      // The response to an earlier request may be lost.
      const findOrCreate = async () =>
        (await client.find(attempt.id)) ?? client.create(newInvoice(deps, order, attempt));
      // Xendit has no idempotency keys, so concurrent starts of one attempt share one request.
      const begun =
        pendingStarts.get(attempt.id) ??
        findOrCreate().finally(() => pendingStarts.delete(attempt.id));
      pendingStarts.set(attempt.id, begun);
      const { id, invoice_url } = await begun;
      return { next: { kind: 'redirect', url: invoice_url }, providerReference: id };
    },

    fetchStatus: (attempt) => fetchPaymentStatus(client, attempt),

    async cancelAttempt(attempt) {
      if (attempt.providerReference !== null)
        await expireInvoice(client, attempt.providerReference);
      return fetchPaymentStatus(client, attempt);
    },

    refund: ({ paymentId }, amount, key) => client.refund(paymentId, amount, key),

    ledger: xenditLedger(client, settings.currencies),
    readWebhook: (request) => readXenditWebhook(client, settings, request),
  };
}

function newInvoice(
  { config, now }: ApiDeps,
  order: PayableOrder,
  attempt: { id: string; createdAt: Date },
) {
  const left = order.expiresAt.getTime() - now().getTime();
  return {
    external_id: attempt.id,
    amount: Number(plainAmount(order.charge)),
    currency: order.charge.currency,
    description: order.reference,
    payer_email: order.donorEmail,
    // The charity sends the receipt.
    should_send_email: false,
    invoice_duration: Math.floor(Math.max(left, MIN_DURATION_MS) / seconds(1)),
    success_redirect_url: returnUrl(config.publicUrl, order),
    failure_redirect_url: cancelUrl(config.publicUrl, order),
    // Xendit's page supports these two languages.
    locale: order.locale === 'id' ? 'id' : 'en',
  };
}

/** Returns null when the invoice is not paid. @throws Error when it belongs to another attempt */
async function fetchPaymentStatus(
  client: XenditClient,
  attempt: AttemptKey,
): Promise<PaymentStatusReport | null> {
  const { providerReference } = attempt;
  const invoice = await (providerReference === null
    ? client.find(attempt.id)
    : client.get(providerReference));
  const status = invoice && STATUS_BY_INVOICE[invoice.status];
  if (!invoice || !status) return null;
  if (invoice.external_id !== attempt.id) throw new Error('the invoice belongs to another attempt');
  // An invoice is paid once, so its id identifies the payment. Xendit returns other ids not always, or later.
  return { status, amount: invoice.amount, paymentId: invoice.id, source: 'check' };
}

/** Expires the invoice. Ignores a rejection, because the invoice is then paid or expired, which its status shows. */
async function expireInvoice(client: XenditClient, invoiceId: string): Promise<void> {
  try {
    await client.expire(invoiceId);
  } catch (error) {
    if (!(error instanceof ProviderError) || error.status >= 500) throw error;
  }
}
