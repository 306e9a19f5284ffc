/** `npm run providers`: the mocks of all providers on ports of this machine, and the settings that point a site at them. */
import { openProviders } from './all';
import { openPromptPostbox } from './server';

/** @param site where the charity's site is, for its webhooks */
async function main(site = 'http://localhost:3000', firstPort = '4401'): Promise<void> {
  const { origin } = new URL(site);
  const postbox = openPromptPostbox(
    (request) => fetch(request),
    (line) => console.log(line),
  );
  const { stripe, paypal, xendit, settings } = await openProviders(origin, {
    postbox,
    ports: { first: Number(firstPort) },
  });
  console.log(`# Webhooks go to ${origin}. What happened, and what can be made to happen:`);
  for (const [name, mock] of Object.entries({ Stripe: stripe, PayPal: paypal, Xendit: xendit }))
    console.log(`#   ${name}: ${mock.settings.apiUrl}/`);
  console.log('# Settings of the site, such as for its .env:');
  for (const [name, value] of Object.entries(settings)) console.log(`${name}=${value}`);
}

await main(...process.argv.slice(2));
