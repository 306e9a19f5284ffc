/** Checks a Stripe account for doctor: its key and its webhook endpoint. Reads only. */
import * as z from 'zod';
import { missingEvents, type Checkup } from '../checkup';
import { stripeApi, StripeFailure, type StripeSettings } from './api';

/** The events that `webhook.ts` reads. */
const EVENTS = [
  ...['completed', 'async_payment_succeeded', 'async_payment_failed', 'expired'].map(
    (name) => `checkout.session.${name}`,
  ),
  'payment_intent.payment_failed',
  ...['invoice.paid', 'invoice.payment_failed', 'customer.subscription.deleted'],
  ...['charge.refunded'],
  ...['created', 'updated', 'closed'].map((name) => `charge.dispute.${name}`),
];

const balanceSchema = z.object({ livemode: z.boolean() });
const endpointsSchema = z.object({
  data: z.array(
    z.object({ url: z.string(), status: z.string(), enabled_events: z.array(z.string()) }),
  ),
});
type Endpoint = z.infer<typeof endpointsSchema>['data'][number];

/** @param webhookUrl the URL that the endpoint must have @throws StripeFailure when the key is not accepted */
export async function checkStripe(settings: StripeSettings, webhookUrl: string): Promise<Checkup> {
  const ask = stripeApi(settings);
  const { livemode } = balanceSchema.parse(await ask((stripe) => stripe.balance.retrieve()));
  const endpoints = await ask((stripe) => stripe.webhookEndpoints.list({ limit: 100 })).then(
    (found) => endpointsSchema.parse(found).data,
    (error: unknown) => {
      // A restricted key may lack the permission to read endpoints.
      if (error instanceof StripeFailure && error.status === 403) return null;
      throw error;
    },
  );
  return { isLive: livemode, ...webhookOf(endpoints, webhookUrl) };
}

function webhookOf(
  endpoints: Endpoint[] | null,
  webhookUrl: string,
): Pick<Checkup, 'webhook' | 'missingEvents'> {
  if (!endpoints) return { webhook: 'unknown', missingEvents: [] };
  const ours = endpoints.filter(({ url }) => url === webhookUrl);
  if (ours.length === 0) return { webhook: 'missing', missingEvents: EVENTS };
  const enabled = ours.filter(({ status }) => status === 'enabled');
  if (enabled.length === 0) return { webhook: 'disabled', missingEvents: EVENTS };
  const sent = enabled.flatMap(({ enabled_events }) => enabled_events);
  return { webhook: 'ok', missingEvents: missingEvents(EVENTS, sent) };
}
