/** Checks the accounts at the payment providers for doctor: keys and webhooks. Reads only, and moves no money. */
import * as z from 'zod';
import { call } from './call';
import type { XenditSettings } from './xendit/client';
import { paypalClient, type PaypalSettings } from './paypal/client';
import { stripeApi, StripeFailure, type StripeSettings } from './stripe/api';

/** The events that `stripe/webhook.ts` reads. */
const STRIPE_EVENTS = [
  ...['completed', 'async_payment_succeeded', 'async_payment_failed', 'expired'].map(
    (name) => `checkout.session.${name}`,
  ),
  'payment_intent.payment_failed',
  ...['invoice.paid', 'invoice.payment_failed', 'customer.subscription.deleted'],
  ...['charge.refunded'],
  ...['created', 'updated', 'closed'].map((name) => `charge.dispute.${name}`),
];

const stripeBalanceSchema = z.object({ livemode: z.boolean() });
const endpointsSchema = z.object({
  data: z.array(
    z.object({ url: z.string(), status: z.string(), enabled_events: z.array(z.string()) }),
  ),
});
type Endpoint = z.infer<typeof endpointsSchema>['data'][number];

/** @param webhookUrl the URL that the endpoint must have @throws StripeFailure when the key is not accepted */
export async function checkStripe(settings: StripeSettings, webhookUrl: string): Promise<Checkup> {
  const ask = stripeApi(settings);
  const { livemode } = stripeBalanceSchema.parse(await ask((stripe) => stripe.balance.retrieve()));
  const endpoints = await ask((stripe) => stripe.webhookEndpoints.list({ limit: 100 })).then(
    (found) => endpointsSchema.parse(found).data,
    (error: unknown) => {
      // A restricted key may lack the permission to read endpoints.
      if (error instanceof StripeFailure && error.status === 403) return null;
      throw error;
    },
  );
  return { isLive: livemode, ...stripeWebhook(endpoints, webhookUrl) };
}

function stripeWebhook(
  endpoints: Endpoint[] | null,
  webhookUrl: string,
): Pick<Checkup, 'webhook' | 'missingEvents'> {
  if (!endpoints) return { webhook: 'unknown', missingEvents: [] };
  const ours = endpoints.filter(({ url }) => url === webhookUrl);
  if (ours.length === 0) return { webhook: 'missing', missingEvents: STRIPE_EVENTS };
  const enabled = ours.filter(({ status }) => status === 'enabled');
  if (enabled.length === 0) return { webhook: 'disabled', missingEvents: STRIPE_EVENTS };
  const sent = enabled.flatMap(({ enabled_events }) => enabled_events);
  return { webhook: 'ok', missingEvents: missingEvents(STRIPE_EVENTS, sent) };
}

/** The events that `paypal/webhook.ts` reads. */
const PAYPAL_EVENTS = [
  'CHECKOUT.ORDER.APPROVED',
  ...['COMPLETED', 'PENDING', 'REFUNDED', 'REVERSED'].map((name) => `PAYMENT.CAPTURE.${name}`),
  ...['CUSTOMER.DISPUTE.CREATED', 'CUSTOMER.DISPUTE.RESOLVED'],
];

/** PayPal sends one of them, depending on the age of the account. */
const DECLINED = ['PAYMENT.CAPTURE.DENIED', 'PAYMENT.CAPTURE.DECLINED'];

const webhooksSchema = z.object({
  webhooks: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      event_types: z.array(z.object({ name: z.string() })).default([]),
    }),
  ),
});

/** @param webhookUrl the URL that the webhook must have @throws ProviderError when the keys are not accepted */
export async function checkPaypal(
  settings: PaypalSettings,
  webhookUrl: string,
  now: () => Date,
): Promise<Checkup> {
  const client = paypalClient({ now }, settings);
  const { webhooks } = webhooksSchema.parse(await client.get('/v1/notifications/webhooks'));
  const ours = webhooks.find(({ id }) => id === settings.webhookId);
  if (!ours) return { isLive: null, webhook: 'missing', missingEvents: PAYPAL_EVENTS };
  const sent = ours.event_types.map(({ name }) => name);
  const isDeclineSent = sent.some((name) => name === '*' || DECLINED.includes(name));
  return {
    isLive: null,
    webhook: ours.url === webhookUrl ? 'ok' : 'elsewhere',
    missingEvents: [
      ...missingEvents(PAYPAL_EVENTS, sent),
      ...(isDeclineSent ? [] : DECLINED.slice(0, 1)),
    ],
  };
}

const xenditBalanceSchema = z.object({ balance: z.number() });

/** @throws ProviderError when the key is not accepted, or may not read the balance */
export async function checkXendit({ apiUrl, secretKey, fetch }: XenditSettings): Promise<Checkup> {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  xenditBalanceSchema.parse(
    await call({ method: 'GET', url: `${apiUrl}/balance`, headers: { authorization }, fetch }),
  );
  return { isLive: null, webhook: 'unknown', missingEvents: [] };
}

export type Checkup = {
  /** True when the provider says that the key moves real money. null: the provider does not say it. */
  isLive: boolean | null;
  /** `unknown`: the provider cannot say it, or the key may not read it. `elsewhere`: it has another URL. */
  webhook: 'ok' | 'missing' | 'disabled' | 'elsewhere' | 'unknown';
  missingEvents: string[];
};

/** Returns the needed events that are not in the list. `*` stands for all events. */
function missingEvents(needed: readonly string[], enabled: readonly string[]): string[] {
  return enabled.includes('*') ? [] : needed.filter((event) => !enabled.includes(event));
}
