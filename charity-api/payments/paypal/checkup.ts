/** Checks a PayPal account for doctor: its keys and its webhook. Reads only. */
import * as z from 'zod';
import { missingEvents, type Checkup } from '../checkup';
import { paypalClient, type PaypalSettings } from './client';

/** The events that `webhook.ts` reads. */
const EVENTS = [
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
  if (!ours) return { isLive: null, webhook: 'missing', missingEvents: EVENTS };
  const sent = ours.event_types.map(({ name }) => name);
  const isDeclineSent = sent.some((name) => name === '*' || DECLINED.includes(name));
  return {
    isLive: null,
    webhook: ours.url === webhookUrl ? 'ok' : 'elsewhere',
    missingEvents: [...missingEvents(EVENTS, sent), ...(isDeclineSent ? [] : DECLINED.slice(0, 1))],
  };
}
