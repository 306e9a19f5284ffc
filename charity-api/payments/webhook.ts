/** Taking a webhook: read raw, verified, matched to an attempt of ours, settled. */
import type { ApiDeps } from '../deps';
import { readCapped } from '../http/body';
import { ApiError } from '../http/errors';
import type { PaymentProvider, WebhookNews } from './provider';
import { settle } from './settle';

const MAX_BYTES = 64 * 1024;

/** @throws ApiError webhook.rejected when it is forged, old or about nothing of ours; nothing has changed then */
export async function takeWebhook(
  deps: ApiDeps,
  provider: PaymentProvider,
  request: Request,
): Promise<void> {
  // The signature is over these very bytes: they are kept as they came until it is checked.
  const rawBody = Buffer.from(await readCapped(request, MAX_BYTES)).toString('utf8');
  const news = provider.readWebhook?.({ headers: request.headers, rawBody });
  if (!news || !(await isOurs(deps, provider, news))) {
    throw new ApiError('webhook.rejected', { cause: 'no attempt of ours' });
  }
  await settle(deps, news);
}

async function isOurs(
  { db }: ApiDeps,
  { method }: PaymentProvider,
  { attemptId, providerReference }: WebhookNews,
): Promise<boolean> {
  const attempt = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('id', '=', attemptId)
    .where('method', '=', method)
    .where('provider_reference', '=', providerReference)
    .executeTakeFirst();
  return attempt !== undefined;
}
