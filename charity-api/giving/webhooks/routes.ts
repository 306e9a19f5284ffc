/** POST /webhooks/{provider}: receives webhook events of payment providers. */
import type { ApiDeps } from '../../deps';
import type { ApiRouter } from '../../http/router';
import type { Providers } from '../../payments/providers';
import { handleWebhook } from './webhook';

export function mountWebhooks(app: ApiRouter, deps: ApiDeps, providers: Providers): void {
  for (const provider of providers.values()) {
    if (!provider.readWebhook) continue;
    app.post(`/webhooks/${provider.method.toLowerCase()}`, async (c) => {
      await handleWebhook(deps, provider, c.req.raw);
      return c.json({ received: true });
    });
  }
}
