/** Taking a webhook: read raw, verified, matched to something of ours, settled. */
import type { ApiDeps } from '../../deps';
import { readCapped } from '../../http/body';
import { ApiError } from '../../http/errors';
import { findByReference } from '../../orders/monthly-gifts';
import type { PaymentProvider, WebhookEvent } from '../../payments/provider';
import { renew } from '../monthly/renew';
import { noteStop } from '../monthly/service';
import { checkAttempt } from '../settle/check';
import { reverse } from '../settle/reverse';
import { settle } from '../settle/settle';

const MAX_BYTES = 256 * 1024;

/** @throws ApiError webhook.rejected when it is forged, old or about nothing of ours; nothing has changed then */
export async function takeWebhook(
  deps: ApiDeps,
  provider: PaymentProvider,
  request: Request,
): Promise<void> {
  // The signature is over these very bytes: they are kept as they came until it is checked.
  const rawBody = Buffer.from(await readCapped(request, MAX_BYTES)).toString('utf8');
  const news = await provider.readWebhook?.({ headers: request.headers, rawBody });
  if (!news || !(await take(deps, provider, news))) {
    throw new ApiError('webhook.rejected', { cause: 'nothing of ours' });
  }
}

/** @returns false when it is about nothing that we know: the provider then tells it again later */
async function take(
  deps: ApiDeps,
  provider: PaymentProvider,
  news: WebhookEvent,
): Promise<boolean> {
  switch (news.kind) {
    case 'irrelevant':
      return true;
    case 'payment':
      if (!(await isOurs(deps, provider, news))) return false;
      await settle(deps, news);
      return true;
    case 'ask':
      return checkAttempt(deps, provider, news.attemptId, news.providerReference);
    case 'renewal':
      await renew(deps, provider, news);
      return true;
    case 'monthlyStopped': {
      const gift = await findByReference(deps.db, provider.method, news.monthlyReference);
      if (gift) await noteStop(deps, gift);
      return gift !== undefined;
    }
    case 'reversal': {
      if (await reverse(deps, provider.method, news.reversal)) return true;
      // It came before the news of the payment itself: that is asked for, then this is true.
      if (news.attemptId === null || !(await checkAttempt(deps, provider, news.attemptId))) {
        return false;
      }
      return reverse(deps, provider.method, news.reversal);
    }
  }
}

async function isOurs(
  { db }: ApiDeps,
  { method }: PaymentProvider,
  { attemptId, providerReference }: Extract<WebhookEvent, { kind: 'payment' }>,
): Promise<boolean> {
  const attempt = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('id', '=', attemptId)
    .where('method', '=', method)
    .where(({ eb, or }) =>
      // News may come before our note of the provider's answer: the attempt's own key is as good a proof.
      or([eb('provider_reference', '=', providerReference), eb('provider_reference', 'is', null)]),
    )
    .executeTakeFirst();
  return attempt !== undefined;
}
