/** POST /webhooks/{provider}: receives webhook events of payment providers. */
import { logEvent } from '#contract/telemetry/events';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import type { ApiRouter } from '../../http/router';
import type { Providers } from '../../payments/providers';
import { handleWebhook } from './webhook';

export function mountWebhooks(app: ApiRouter, deps: ApiDeps, providers: Providers): void {
  for (const provider of providers.values()) {
    if (!provider.readWebhook) continue;
    app.post(`/webhooks/${provider.method.toLowerCase()}`, async (c) => {
      try {
        await handleWebhook(deps, provider, c.req.raw);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'webhook.rejected')
          logEvent(deps.log, 'warn', error.code, { provider: provider.method });
        throw error;
      }
      return c.json({ received: true });
    });
  }
}
