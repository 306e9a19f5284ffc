/** GET /lookups/payment-methods and POST /payment-quotes */
import type { ApiDeps } from '../deps';
import { mountAll } from '../http/endpoint';
import type { ApiRouter } from '../http/router';
import { offeredProviders, type Providers } from './providers';
import { createQuotes } from './quotes';

export function mountPayments(app: ApiRouter, deps: ApiDeps, providers: Providers): void {
  mountAll(app, {
    paymentMethods: async () => {
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
    },
    paymentQuotes: async ({ body }) => ({
      quotes: await createQuotes(deps, await offeredProviders(deps.db, providers), body),
    }),
  });
}
