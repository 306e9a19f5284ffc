/** POST /webhooks/{provider}: receives and processes webhook events of payment providers. */
import { logEvent } from '#contract/telemetry/events';
import { observe } from '#contract/telemetry/metrics';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import type { ApiRouter } from '../../http/router';
import type { Providers } from '../../payments/providers';
import { readCapped } from '../../http/body';
import { findAttempt } from '../../orders/repository';
import { findByReference } from '../../orders/monthly-gifts';
import type { PaymentProvider, WebhookEvent } from '../../payments/provider';
import { creationTimeOf } from '../../payments/webhook-body';
import { recordMonth } from '../monthly/renew';
import { recordStop } from '../monthly/service';
import { checkAttempt } from '../settle/check';
import { applyReversal } from '../settle/reverse';
import { settle } from '../settle/settle';

const MAX_BYTES = 256 * 1024;

/** @throws ApiError webhook.rejected when it is forged, too old or about an unknown payment; then nothing changes */
export async function handleWebhook(
  deps: ApiDeps,
  provider: PaymentProvider,
  request: Request,
): Promise<void> {
  // The signature covers the raw bytes, so the body is not parsed before the signature is verified.
  const rawBody = Buffer.from(await readCapped(request, MAX_BYTES)).toString('utf8');
  const event = await provider.readWebhook?.({ headers: request.headers, rawBody });
  if (!event || !(await handleEvent(deps, provider, event))) {
    throw new ApiError('webhook.rejected', { cause: 'unknown payment or monthly gift' });
  }
  const created = creationTimeOf(rawBody);
  if (created !== null) {
    // The provider's clock may be ahead of this machine's clock.
    const lag = Math.max(0, deps.now().getTime() - created);
    observe('webhook_lag_seconds', { method: provider.method }, lag / 1_000);
  }
}

/** @returns false when the payment or gift of the event is unknown; the provider then sends the event again later */
async function handleEvent(
  deps: ApiDeps,
  provider: PaymentProvider,
  event: WebhookEvent,
): Promise<boolean> {
  switch (event.kind) {
    case 'irrelevant':
      return true;
    case 'payment':
      if (!(await isKnownPayment(deps, provider, event))) return false;
      await settle(deps, event);
      return true;
    case 'ask':
      return checkAttempt(deps, provider, event.attemptId, event.providerReference);
    case 'renewal':
      await recordMonth(deps, provider, event);
      return true;
    case 'monthlyStopped': {
      const gift = await findByReference(deps.db, provider.method, event.monthlyReference);
      if (gift) await recordStop(deps, gift);
      return gift !== undefined;
    }
    case 'reversal': {
      if (await applyReversal(deps, provider.method, event.reversal)) return true;
      // A reversal may arrive before the event of its payment. Then the payment's status is fetched and settled first.
      if (event.attemptId === null || !(await checkAttempt(deps, provider, event.attemptId))) {
        return false;
      }
      return applyReversal(deps, provider.method, event.reversal);
    }
  }
}

async function isKnownPayment(
  { db }: ApiDeps,
  { method }: PaymentProvider,
  { attemptId, providerReference }: Extract<WebhookEvent, { kind: 'payment' }>,
): Promise<boolean> {
  const attempt = await findAttempt(db, attemptId);
  if (attempt?.method !== method) return false;
  // An event may arrive before the provider's reference is stored. Then the random attempt id is sufficient.
  const stored = attempt.provider_reference;
  return providerReference === null || stored === null || stored === providerReference;
}

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
