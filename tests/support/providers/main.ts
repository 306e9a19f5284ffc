/** `npm run providers`: starts the mocks of all providers on this machine and prints the settings for the site. */
import { openProviders } from './all';
import { openInstantWebhookQueue } from './server';

/** @param site URL of the site that receives the webhooks */
async function main(site = 'http://localhost:3000', firstPort = '4401'): Promise<void> {
  const { origin } = new URL(site);
  const postbox = openInstantWebhookQueue(
    (request) => fetch(request),
    (line) => console.log(line),
  );
  const { stripe, paypal, xendit, settings } = await openProviders(origin, {
    postbox,
    ports: { first: Number(firstPort) },
  });
  console.log(`# Webhooks are sent to ${origin}. Index pages with payments and actions:`);
  for (const [name, mock] of Object.entries({ Stripe: stripe, PayPal: paypal, Xendit: xendit }))
    console.log(`#   ${name}: ${mock.settings.apiUrl}/`);
  console.log('# Settings for the .env of the site:');
  for (const [name, value] of Object.entries(settings)) console.log(`${name}=${value}`);
}

await main(...process.argv.slice(2));
