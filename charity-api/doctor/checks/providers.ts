/** Checks of the payment providers: keys, the registration of our webhooks, and whether they can reach the site. */
import { seconds } from '#domain/time/durations';
import { ProviderError } from '../../payments/call';
import { checkPaypal, checkXendit, type Checkup, checkStripe } from '../../payments/checkup';
import { reasonOfFailure } from '../../payments/failure';
import { StripeFailure } from '../../payments/stripe/api';
import { fail, ok, skipped, warn, type Finding } from '../finding';
import type { Check, Ready } from '../installation';
import { reasonOf } from './site';

const TIMEOUT_MS = seconds(10);

type Name = 'Stripe' | 'PayPal' | 'Xendit';

type Provider = {
  name: Name;
  /** Settings that the operator can correct. */
  keys: string;
  /** Returns null when the provider is not configured. */
  check: (site: Ready, webhookUrl: string) => Promise<Checkup> | null;
};

const PROVIDERS: readonly Provider[] = [
  {
    ...{ name: 'Stripe', keys: 'STRIPE_SECRET_KEY' },
    check: ({ settings: { providers } }, url) =>
      providers.stripe ? checkStripe(providers.stripe, url) : null,
  },
  {
    ...{ name: 'PayPal', keys: 'PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_API_URL' },
    check: ({ settings: { providers }, now }, url) =>
      providers.paypal ? checkPaypal(providers.paypal, url, now) : null,
  },
  {
    ...{ name: 'Xendit', keys: 'XENDIT_SECRET_KEY' },
    check: ({ settings: { providers } }) =>
      providers.xendit ? checkXendit(providers.xendit) : null,
  },
];

export const PROVIDER_CHECKS: readonly Check[] = [
  ...PROVIDERS.map((provider): Check => {
    const { name } = provider;
    return {
      name: name.toLowerCase(),
      needs: ['settings'],
      run: async (site) => {
        const webhookUrl = `${site.settings.publicUrl}${pathOf(name)}`;
        const checking = provider.check(site, webhookUrl);
        if (!checking) return skipped(`${name} is not configured.`);
        try {
          return accountFindings(provider, await checking, webhookUrl, site);
        } catch (error) {
          return failureOf(provider, error);
        }
      },
    };
  }),
  ...PROVIDERS.map(({ name }): Check => {
    const setting = name.toLowerCase() as Lowercase<Name>;
    return {
      name: `${setting} webhook`,
      needs: ['settings', 'site'],
      run: ({ settings: { providers, publicUrl }, fetch }) =>
        providers[setting]
          ? reachWebhook(`${publicUrl}${pathOf(name)}`, name, fetch)
          : skipped(`${name} is not configured.`),
    };
  }),
];

const pathOf = (name: Name) => `/webhooks/${name.toLowerCase()}`;

function accountFindings(
  { name, keys }: Provider,
  { isLive, webhook, missingEvents }: Checkup,
  webhookUrl: string,
  { settings: { isPublic } }: Ready,
): Finding[] {
  const found: Finding[] = [
    ok(`${name} accepts the keys${isLive === null ? '' : isLive ? ' (live)' : ' (test mode)'}.`),
  ];
  // Without a public URL, no provider can send a webhook here. Only the slower background job then finds payments.
  const severe = isPublic ? fail : warn;
  const add = `Add a webhook to ${webhookUrl} in the dashboard of ${name} (docs/operating/payments.md).`;
  if (webhook === 'missing') found.push(severe(`${name} has no webhook to ${webhookUrl}.`, add));
  if (webhook === 'disabled')
    found.push(severe(`The webhook to ${webhookUrl} is disabled.`, 'Enable it in the dashboard.'));
  if (webhook === 'elsewhere')
    found.push(
      severe(
        `The webhook PAYPAL_WEBHOOK_ID of ${name} has another URL than ${webhookUrl}.`,
        'Change its URL in the dashboard, or correct the setting.',
      ),
    );
  if (webhook === 'unknown')
    found.push(
      name === 'Xendit'
        ? skipped(`${name} does not report the URL of its webhooks. It must be ${webhookUrl}.`)
        : warn(`${keys} may not read the webhooks.`, `Check in the dashboard: ${webhookUrl}`),
    );
  if ((webhook === 'ok' || webhook === 'elsewhere') && missingEvents.length > 0)
    found.push(
      warn(
        `The webhook of ${name} lacks events: ${missingEvents.join(', ')}.`,
        'Add these events to the webhook in the dashboard.',
      ),
    );
  return found;
}

function failureOf({ name, keys }: Provider, error: unknown): Finding {
  if (['keys', 'permission'].includes(reasonOfFailure(error)))
    return fail(
      `${name} rejects the keys.`,
      `Copy ${keys} from the dashboard of ${name} again. A restricted key needs the permission to read the balance.`,
    );
  const reason =
    error instanceof ProviderError || error instanceof StripeFailure
      ? error.message
      : reasonOf(error);
  return fail(
    `The request to ${name} failed: ${reason}.`,
    'Allow outgoing https to the provider, and look at its status page.',
  );
}

/** Sends a webhook without a signature. The API must reject it; any other response comes from the proxy. */
async function reachWebhook(url: string, name: Name, fetch: Ready['fetch']): Promise<Finding> {
  const todo = `The proxy must pass POST requests of ${name} to the site, without a login, a bot check or a redirect.`;
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', 'user-agent': 'nadawah-doctor' },
      body: '{}',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (response.status === 400 && text.includes('webhook.rejected'))
      return ok(`${url} reaches the site, which rejects webhooks without a signature.`);
    return fail(
      `${url} responds with ${response.status}, and not with the error of the site.`,
      todo,
    );
  } catch (error) {
    return fail(`${url} does not respond (${reasonOf(error)}).`, todo);
  }
}
