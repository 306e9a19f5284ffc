/** GET /lookups/payment-methods, the providers' webhooks, and the sandbox gateway's own page */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../deps';
import { mount } from '../http/endpoint';
import type { ApiRouter } from '../http/router';
import { offeredProviders, type Providers } from './providers';
import { quotesFor } from './quotes';
import { mountSandboxPage } from './sandbox/routes';
import { takeWebhook } from './webhook';

export function mountPayments(app: ApiRouter, deps: ApiDeps, byMethod: Providers): void {
  const providers = [...byMethod.values()];
  mount(app, ENDPOINTS.paymentMethods, async () => {
    const offered = await offeredProviders(deps.db, byMethod);
    return {
      total: offered.length,
      data: offered.map(({ method, currencies, steps, minimums, monthly, isTrial }) => ({
        method,
        currencies: [...currencies],
        steps: { ...steps },
        minimums: { ...minimums },
        monthly: monthly !== undefined,
        trial: isTrial ?? false,
      })),
    };
  });
  mount(app, ENDPOINTS.paymentQuotes, async ({ body }) => ({
    quotes: await quotesFor(deps, byMethod, body),
  }));
  for (const provider of providers.filter((provider) => provider.readWebhook)) {
    app.post(`/webhooks/${provider.method.toLowerCase()}`, async (c) => {
      await takeWebhook(deps, provider, c.req.raw);
      return c.json({ received: true });
    });
  }
  if (deps.config.sandbox) mountSandboxPage(app, deps);
}
