/** The mocks of all providers, and the settings that point a site at them. */
import { openPaypalMock, type PaypalMock } from './paypal';
import type { WebhookQueue } from './server';
import { openStripeMock, type StripeMock } from './stripe';
import { openXenditMock, type XenditMock } from './xendit';

export type Providers = {
  stripe: StripeMock;
  paypal: PaypalMock;
  xendit: XenditMock;
  /** Environment variables for the site. */
  settings: Record<string, string>;
  close(): Promise<void>;
};

/**
 * @param site the origin of the site that receives the webhooks
 * @param ports the first of three consecutive ports; without it, free ports
 */
export async function openProviders(
  site: string,
  { postbox, ports }: { postbox?: WebhookQueue; ports?: { first: number } } = {},
): Promise<Providers> {
  const shared = {
    deliver: (request: Request) => fetch(request),
    publicUrl: site,
    ...(postbox && { postbox }),
  };
  const at = (place: number) => (ports ? { port: ports.first + place } : {});
  const stripe = await openStripeMock({ ...shared, ...at(0) });
  const paypal = await openPaypalMock({ ...shared, ...at(1) });
  const xendit = await openXenditMock({ ...shared, ...at(2) });
  const answers = setInterval(() => stripe.books.answerDue(), 1_000).unref();
  const mocks = [stripe, paypal, xendit];
  return {
    ...{ stripe, paypal, xendit },
    settings: {
      STRIPE_SECRET_KEY: stripe.settings.secretKey,
      STRIPE_WEBHOOK_SECRETS: stripe.settings.webhookSecrets.join(','),
      STRIPE_CURRENCIES: stripe.settings.currencies.join(','),
      STRIPE_API_URL: stripe.settings.apiUrl,
      PAYPAL_CLIENT_ID: paypal.settings.clientId,
      PAYPAL_CLIENT_SECRET: paypal.settings.clientSecret,
      PAYPAL_WEBHOOK_ID: paypal.settings.webhookId,
      PAYPAL_API_URL: paypal.settings.apiUrl,
      XENDIT_SECRET_KEY: xendit.settings.secretKey,
      XENDIT_CALLBACK_TOKEN: xendit.settings.callbackToken,
      XENDIT_API_URL: xendit.settings.apiUrl,
      PAYMENT_PAGES: mocks.map((mock) => mock.settings.apiUrl).join(','),
    },
    close: async () => {
      clearInterval(answers);
      await Promise.all(mocks.map((mock) => mock.close()));
    },
  };
}
