/** Reads and stops a monthly gift by its token, without an account. */
import type { MonthlyGift } from '#contract/monthly';
import { mayStop } from '#domain/orders';
import type { MonthlyGiftRow } from '../../db/tables/months';
import { transact } from '../../db/transact';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { enqueueMail } from '../../mail/outbox';
import { findMonthlyGift, moveMonthlyGift } from '../../orders/monthly-gifts';
import { readMonthlyGiftToken } from '../../orders/tokens';
import { providerFailed } from '../../payments/failure';
import { providerFor, type Providers } from '../../payments/providers';
import { viewMonthlyGifts } from './view';

/** @throws ApiError monthlyGift.notFound, for a forged token and for an unknown gift */
export async function readMonthlyGift(
  deps: ApiDeps,
  providers: Providers,
  token: string,
): Promise<MonthlyGift> {
  const [view] = await viewMonthlyGifts(deps, providers, [await findGiftByToken(deps, token)]);
  return view!;
}

/** @throws ApiError monthlyGift.notFound, payment.providerFailed */
export async function stopMonthlyGift(
  deps: ApiDeps,
  providers: Providers,
  token: string,
): Promise<MonthlyGift> {
  await stopGift(deps, providers, await findGiftByToken(deps, token));
  return readMonthlyGift(deps, providers, token);
}

/** Stops the gift at the provider and then in the database. @throws ApiError payment.providerFailed */
export async function stopGift(
  deps: ApiDeps,
  providers: Providers,
  gift: MonthlyGiftRow,
): Promise<void> {
  if (mayStop(gift.state) && gift.provider_reference !== null) {
    const { monthly } = providerFor(providers, gift.method);
    await monthly?.stop(gift.provider_reference).catch(providerFailed);
    await recordStop(deps, gift);
  }
}

/** Marks the gift as stopped, by the donor or by the provider. The donor gets one e-mail. */
export async function recordStop(deps: ApiDeps, gift: MonthlyGiftRow): Promise<void> {
  const at = deps.now().toISOString();
  await transact(deps.db, 'beside', async (tx) => {
    if (!(await moveMonthlyGift(tx, gift, 'stopped', at))) return;
    // A duplicate gift is stopped without an e-mail, because the gift that the donor wanted continues.
    if (gift.stop_due_at !== null) return;
    const id = deps.random(16).toString('hex');
    await enqueueMail(tx, { id, orderId: gift.first_order_id, kind: 'monthly-stopped', at });
  });
}

/** @throws ApiError monthlyGift.notFound */
export async function findGiftByToken(deps: ApiDeps, token: string): Promise<MonthlyGiftRow> {
  const id = readMonthlyGiftToken(deps, token);
  const gift = id !== null && (await findMonthlyGift(deps.db, id));
  if (!gift) throw new ApiError('monthlyGift.notFound');
  return gift;
}
