/** PayPal as a payment method: Orders v2. The donor approves on PayPal's page, then the API captures the payment. */
import { hours } from '#domain/time/durations';
import * as z from 'zod';
import { plainAmount, type Currency, type Money } from '#domain/money';
import { type Locale } from '#domain/locales';
import type { ApiDeps } from '../../deps';
import { returnUrl, cancelUrl } from '../../links';
import { readName } from '../organisation';
import type { PayableOrder, PaymentProvider, RefundReport } from '../provider';
import { paypalClient, type PaypalClient, type PaypalSettings } from './client';
import { fetchPaymentStatus, giveUp } from './evidence';
import { paypalLedger } from './ledger';
import { paypalWebhooks } from './webhook';
import { orderSchema } from './wire';

/** PayPal does not accept OMR: https://developer.paypal.com/docs/reports/reference/paypal-supported-currencies/ */
const PAYPAL_CURRENCIES: readonly Currency[] = ['USD', 'EUR', 'GBP'];

/** In ms. PayPal deletes an unapproved order after at most six hours. */
const PAYMENT_TIMEOUT_MS = hours(6);

/** PayPal requires a country with the language. */
const LOCALES: Record<Locale, string> = { en: 'en-US', ar: 'ar-EG', tr: 'tr-TR', id: 'id-ID' };
const MAX_BRAND_LENGTH = 127;

export function paypalProvider(deps: ApiDeps, settings: PaypalSettings): PaymentProvider {
  const client = paypalClient(deps, settings);
  return {
    method: 'Paypal',
    isTrial: settings.fetch !== undefined,
    currencies: PAYPAL_CURRENCIES,
    paymentTimeoutMs: PAYMENT_TIMEOUT_MS,

    async start(order, attempt) {
      const body = JSON.stringify(await newOrder(deps, order, attempt.id));
      const answer = await client.post('/v2/checkout/orders', body, attempt.id);
      const { id, links } = orderSchema.parse(answer);
      const url = links.find(({ rel }) => rel === 'payer-action')?.href;
      if (!url || !/^https?:\/\//.test(url))
        throw new Error('PayPal returned no URL of a payment page');
      return { next: { kind: 'redirect', url }, providerReference: id };
    },

    fetchStatus: (attempt) => fetchPaymentStatus(client, attempt, deps),
    cancelAttempt: (attempt) => giveUp(client, attempt, deps),
    refund: ({ paymentId }, amount, key) => refundCapture(client, paymentId, amount, key),
    ledger: paypalLedger(client),
    readWebhook: paypalWebhooks(client, settings.webhookId),
  };
}

async function newOrder(deps: ApiDeps, order: PayableOrder, attemptId: string) {
  const { config } = deps;
  const name = await readName(deps, order.locale);
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: attemptId,
        // PayPal accepts one payment for each invoice, so it rejects a second attempt at a paid order as well.
        invoice_id: order.reference,
        amount: { currency_code: order.charge.currency, value: plainAmount(order.charge) },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: name.slice(0, MAX_BRAND_LENGTH),
          locale: LOCALES[order.locale],
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          return_url: returnUrl(config.publicUrl, order),
          cancel_url: cancelUrl(config.publicUrl, order),
        },
      },
    },
  };
}

const madeRefundSchema = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  status: z.enum(['COMPLETED', 'PENDING', 'CANCELLED', 'FAILED']),
});

/** PayPal stores the idempotency key for 45 days. @throws ProviderError; Error when PayPal has rejected the refund */
async function refundCapture(
  client: PaypalClient,
  captureId: string,
  amount: Money,
  idempotencyKey: string,
): Promise<RefundReport> {
  const body = JSON.stringify({
    amount: { currency_code: amount.currency, value: plainAmount(amount) },
  });
  const path = `/v2/payments/captures/${captureId}/refund`;
  const made = madeRefundSchema.parse(await client.post(path, body, idempotencyKey));
  if (made.status === 'CANCELLED' || made.status === 'FAILED')
    throw new Error(`the refund ${made.id} is ${made.status}`);
  return { id: made.id, status: made.status === 'COMPLETED' ? 'succeeded' : 'pending' };
}
