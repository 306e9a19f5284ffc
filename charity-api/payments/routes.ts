/** GET /lookups/payment-methods, POST /payment-quotes, and the page of the sandbox gateway */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../deps';
import { mount } from '../http/endpoint';
import type { ApiRouter } from '../http/router';
import { offeredProviders, type Providers } from './providers';
import { createQuotes } from './quotes';
import { mountSandboxPage } from './sandbox/routes';

export function mountPayments(app: ApiRouter, deps: ApiDeps, providers: Providers): void {
  mount(app, ENDPOINTS.paymentMethods, async () => {
    const offered = await offeredProviders(deps.db, providers);
    return {
      total: offered.size,
      data: [...offered.values()].map(
        ({ method, currencies, steps, minimums, maximums, monthly, isTrial }) => ({
          method,
          currencies: [...currencies],
          steps: { ...steps },
          minimums: { ...minimums },
          maximums: { ...maximums },
          monthly: monthly !== undefined,
          trial: isTrial ?? false,
        }),
      ),
    };
  });
  mount(app, ENDPOINTS.paymentQuotes, async ({ body }) => ({
    quotes: await createQuotes(deps, await offeredProviders(deps.db, providers), body),
  }));
  if (deps.config.sandbox) mountSandboxPage(app, deps);
}
