/** `npm run providers`: the mocks of all providers on ports of this machine, and the settings that point a site at them. */
import { openPaypalMock } from './paypal';
import { openPromptPostbox } from './server';
import { openStripeMock } from './stripe';
import { openXenditMock } from './xendit';

/** @param site where the charity's site is, for its webhooks */
async function main(site = 'http://localhost:3000', firstPort = '4401'): Promise<void> {
  const deliver = (request: Request) => fetch(request);
  const port = Number(firstPort);
  const shared = {
    deliver,
    publicUrl: new URL(site).origin,
    postbox: openPromptPostbox(deliver, (line) => console.log(line)),
  };
  const soon = (run: () => void) => void setTimeout(run, 10_000);
  const stripe = await openStripeMock({ ...shared, port, later: soon });
  const paypal = await openPaypalMock({ ...shared, port: port + 1 });
  const xendit = await openXenditMock({ ...shared, port: port + 2 });
  const settings = {
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
    PAYMENT_PAGES: [stripe, paypal, xendit].map((mock) => mock.settings.apiUrl).join(','),
  };
  const pages = Object.entries({ Stripe: stripe, PayPal: paypal, Xendit: xendit });
  console.log(
    `# Webhooks go to ${shared.publicUrl}. What happened, and what can be made to happen:`,
  );
  for (const [name, mock] of pages) console.log(`#   ${name}: ${mock.settings.apiUrl}/`);
  console.log('# Settings of the site, such as for its .env:');
  for (const [name, value] of Object.entries(settings)) console.log(`${name}=${value}`);
}

await main(...process.argv.slice(2));
