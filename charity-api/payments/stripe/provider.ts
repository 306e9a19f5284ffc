/** Stripe as a payment method: its hosted Checkout page, for single and monthly gifts. */
import * as z from 'zod';
import type { Money } from '#domain/money';
import type { ApiDeps } from '../../deps';
import { readName } from '../organisation';
import type { AttemptKey, PaymentProvider, PaymentStatusReport, RefundReport } from '../provider';
import { StripeFailure, stripeApi, type StripeCall, type StripeSettings } from './api';
import { readPaymentStatus, fetchSession } from './evidence';
import { stripeLedger } from './ledger';
import { sessionSchema } from './objects';
import { CHECKOUT_SESSION_TTL_MS, sessionParams } from './session';
import {
  changeSubscriptionAmount,
  endSubscription,
  listPaidMonths,
  pauseSubscription,
  resumeSubscription,
  retryMonth,
} from './subscriptions';
import { parseWebhookEvent, verifiedEvent } from './webhook';

/** Accepts only http(s) URLs. The donor's browser would run or open any other kind. */
const pageSchema = z.object({
  id: z.string().min(1).max(255),
  url: z.url({ protocol: /^https?$/ }),
});

export function stripeProvider(deps: ApiDeps, settings: StripeSettings): PaymentProvider {
  const { now, config } = deps;
  const ask = stripeApi(settings);
  return {
    method: 'Stripe',
    isTrial: settings.fetch !== undefined,
    currencies: settings.currencies,
    // OMR has three decimals, but card networks carry two: Stripe rejects amounts that are not a multiple of 10 baisa.
    steps: { OMR: 10 },
    // https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts. Without one for the rial, a charge must
    // be worth the 0.50 USD of the settlement currency, which is less than 200 baisa.
    minimums: { OMR: 200, USD: 50, EUR: 50, GBP: 30 },
    // At most eight digits of minor units.
    maximums: { OMR: 99_999_990, USD: 99_999_999, EUR: 99_999_999, GBP: 99_999_999 },
    paymentTimeoutMs: CHECKOUT_SESSION_TTL_MS,

    async start(order, attempt) {
      const charity = await readName(deps, order.locale);
      const params = sessionParams(order, attempt, { publicUrl: config.publicUrl, charity });
      const session = await ask((stripe) =>
        stripe.checkout.sessions.create(params, { idempotencyKey: attempt.id }),
      );
      const { id, url } = pageSchema.parse(session);
      return { next: { kind: 'redirect', url }, providerReference: id };
    },

    fetchStatus: (attempt) => statusOf(ask, attempt),

    // An open page accepts payments for a day. An expired one does not, so that another attempt is safe.
    async cancelAttempt(attempt) {
      const { providerReference } = attempt;
      if (providerReference !== null) {
        await ask((stripe) => stripe.checkout.sessions.expire(providerReference)).catch(
          (error: unknown) => {
            // The page is not open any more. The status is read below.
            if (!(error instanceof StripeFailure && error.isRejection)) throw error;
          },
        );
      }
      return statusOf(ask, attempt);
    },

    refund: ({ paymentId }, amount, key) => refundPayment(ask, paymentId, amount, key),

    monthly: {
      stop: (subscription) => endSubscription(ask, subscription),
      months: (subscription, since) => listPaidMonths(ask, subscription, since),
      retry: (subscription, since) => retryMonth(ask, subscription, since),
      changeAmount: (subscription, amount) => changeSubscriptionAmount(ask, subscription, amount),
      pause: (subscription) => pauseSubscription(ask, subscription),
      resume: (subscription) => resumeSubscription(ask, subscription),
    },

    ledger: stripeLedger(ask),

    async readWebhook(request) {
      const { webhookSecrets: secrets } = settings;
      return parseWebhookEvent(ask, await verifiedEvent(request, { secrets, now: now() }));
    },
  };
}

async function statusOf(
  ask: StripeCall,
  { id, providerReference }: AttemptKey,
): Promise<PaymentStatusReport | null> {
  if (providerReference === null) return null;
  const session = sessionSchema.parse(await fetchSession(ask, providerReference));
  if (session.client_reference_id !== id)
    throw new Error(`the Checkout Session belongs to another attempt than ${id}`);
  return readPaymentStatus(ask, session, { source: 'check' });
}

const refundSchema = z.object({ id: z.string().min(1).max(255), status: z.string().nullable() });

/** Stripe stores the idempotency key for 24 hours. @throws StripeFailure; Error when Stripe has rejected the refund */
async function refundPayment(
  ask: StripeCall,
  paymentId: string,
  { minor }: Money,
  idempotencyKey: string,
): Promise<RefundReport> {
  const params = { payment_intent: paymentId, amount: minor };
  const made = await ask((stripe) => stripe.refunds.create(params, { idempotencyKey }));
  const { id, status } = refundSchema.parse(made);
  if (status === 'failed' || status === 'canceled') throw new Error(`the refund ${id} ${status}`);
  return { id, status: status === 'succeeded' ? 'succeeded' : 'pending' };
}
