/** Reads and stops a monthly gift by its token, without an account. */
import { localisedTextSchema } from '#contract/common';
import type { MonthlyGift } from '#contract/monthly';
import { money } from '#domain/money';
import { mayStop } from '#domain/orders';
import type { MonthlyGiftRow } from '../../db/tables/orders';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { enqueueMail } from '../../mail/outbox';
import { attemptOf, findMonthlyGift, setMonthlyGiftState } from '../../orders/monthly-gifts';
import { linesOf } from '../../orders/repository';
import { monthlyGiftToken, readMonthlyGiftToken } from '../../orders/tokens';
import { providerFor, type Providers } from '../../payments/providers';

/** @throws ApiError monthlyGift.notFound, for a forged token and for an unknown gift */
export async function readMonthlyGift(deps: ApiDeps, token: string): Promise<MonthlyGift> {
  return view(deps, await giftOf(deps, token));
}

/**
 * Stops the gift at the provider first, so that it is marked as stopped only when the provider has stopped it.
 * @throws ApiError monthlyGift.notFound, payment.providerFailed
 */
export async function stopMonthlyGift(
  deps: ApiDeps,
  providers: Providers,
  token: string,
): Promise<MonthlyGift> {
  const gift = await giftOf(deps, token);
  if (mayStop(gift.state) && gift.provider_reference !== null) {
    const { monthly } = providerFor(providers, gift.method);
    await monthly?.stop(gift.provider_reference).catch((cause: unknown) => {
      throw new ApiError('payment.providerFailed', { cause });
    });
    await recordStop(deps, gift);
  }
  return readMonthlyGift(deps, token);
}

/** Marks the gift as stopped, by the donor or by the provider. The donor gets one e-mail. */
export async function recordStop(deps: ApiDeps, gift: MonthlyGiftRow): Promise<void> {
  const at = deps.now().toISOString();
  await deps.db.transaction().execute(async (tx) => {
    if (!(await setMonthlyGiftState(tx, gift, 'stopped', at))) return;
    // A duplicate gift is stopped without an e-mail, because the gift that the donor wanted continues.
    if (gift.stop_due_at !== null) return;
    const id = deps.random(16).toString('hex');
    await enqueueMail(tx, { id, orderId: gift.first_order_id, kind: 'monthly-stopped', at });
  });
}

async function giftOf(deps: ApiDeps, token: string): Promise<MonthlyGiftRow> {
  const id = readMonthlyGiftToken(deps, token);
  const gift = id !== null && (await findMonthlyGift(deps.db, id));
  if (!gift) throw new ApiError('monthlyGift.notFound');
  return gift;
}

async function view(deps: ApiDeps, gift: MonthlyGiftRow): Promise<MonthlyGift> {
  const { db } = deps;
  const months = await db
    .selectFrom('orders')
    .selectAll()
    .where('monthly_gift_id', '=', gift.id)
    .orderBy('created_at', 'desc')
    .execute();
  const first = months.find(({ id }) => id === gift.first_order_id)!;
  const [line] = await linesOf(db, first.id);
  const attempt = await attemptOf(db, gift);
  const amount = money(first.total, first.currency);
  const charge = money(attempt.charge_minor, attempt.charge_currency);
  return {
    token: monthlyGiftToken(deps, gift.id),
    state: gift.state,
    locale: first.locale,
    method: gift.method,
    amount,
    charged: charge.minor === amount.minor && charge.currency === amount.currency ? null : charge,
    offeringId: line!.offering_id,
    title: localisedTextSchema.parse(JSON.parse(line!.title)),
    intention: line!.intention,
    startedAt: gift.created_at,
    stoppedAt: gift.stopped_at,
    payments: months.flatMap(({ token, reference, paid_at, state }) =>
      paid_at === null ? [] : [{ order: token, reference, amount, paidAt: paid_at, state }],
    ),
  };
}
