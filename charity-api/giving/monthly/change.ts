/** Changes a monthly gift for its donor: amount, pause and resume. Changes of one gift do not run concurrently. */
import { limitProblem } from '#domain/cart';
import { money } from '#domain/money';
import { seconds } from '#domain/time/durations';
import type { MonthlyGiftRow } from '../../db/tables/months';
import { transact } from '../../db/transact';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { confirmAmount, saveRequestedAmount } from '../../orders/monthly-amounts';
import { findMonthlyGift, moveMonthlyGift } from '../../orders/monthly-gifts';
import { providerFailed } from '../../payments/failure';
import type { PaymentProvider } from '../../payments/provider';
import type { Providers } from '../../payments/providers';
import { acceptsExactAmount, providerLimitProblem } from '../../payments/quotes';
import { changesOf, readGiftParts } from './view';

/** In ms. Longer than the requests of a change can take: two requests, each with a timeout of 10 s and one retry. */
const CHANGE_TIMEOUT = seconds(60);

const LIMIT_CODES = {
  zero: 'order.amountTooSmall',
  tooSmall: 'order.amountTooSmall',
  tooLarge: 'order.amountTooLarge',
} as const;

type Monthly = Required<NonNullable<PaymentProvider['monthly']>>;

/**
 * Changes the amount at the provider from the next month on. Stores it first, so that a month with the new amount is no
 * mismatch when the provider's response was lost.
 * @param minor minor units of the gift's currency
 * @throws ApiError monthlyGift.notChangeable, order.amountTooSmall, order.amountTooLarge, payment.belowMinimum,
 * payment.aboveMaximum, request.invalid, request.busy, payment.providerFailed
 */
export async function changeAmount(
  deps: ApiDeps,
  providers: Providers,
  gift: MonthlyGiftRow,
  minor: number,
): Promise<void> {
  const [parts] = await readGiftParts(deps.db, [gift]);
  const { first, line } = parts!;
  if (!changesOf(providers, parts!).canChange) throw new ApiError('monthlyGift.notChangeable');
  const provider = providers.get(gift.method)!;
  const amount = money(minor, first.currency);
  const problem = limitProblem(amount, line.intention);
  if (problem) throw new ApiError(LIMIT_CODES[problem]);
  const refusal = providerLimitProblem(provider, amount);
  if (refusal) throw new ApiError(refusal);
  if (!acceptsExactAmount(provider, amount))
    throw new ApiError('request.invalid', { fields: { amount: 'format' } });
  await changeAlone(deps, gift, async (reference) => {
    const at = deps.now().toISOString();
    await saveRequestedAmount(deps.db, gift, { amount: minor, at });
    await (provider.monthly as Monthly).changeAmount(reference, amount).catch(providerFailed);
    await transact(deps.db, 'beside', async (tx) => {
      await confirmAmount(tx, { gift_id: gift.id, at, amount: minor });
    });
  });
}

/** @throws ApiError monthlyGift.notChangeable, request.busy, payment.providerFailed */
export async function pauseOrResume(
  deps: ApiDeps,
  providers: Providers,
  gift: MonthlyGiftRow,
  change: 'pause' | 'resume',
): Promise<void> {
  const [parts] = await readGiftParts(deps.db, [gift]);
  if (!changesOf(providers, parts!).canPause) throw new ApiError('monthlyGift.notChangeable');
  const monthly = providers.get(gift.method)!.monthly as Monthly;
  await changeAlone(deps, gift, async (reference) => {
    await monthly[change](reference).catch(providerFailed);
    const event = change === 'pause' ? 'paused' : 'resumed';
    await moveMonthlyGift(deps.db, gift, event, deps.now().toISOString());
  });
}

/** After a lost response, a gift that is paused on one side is paused on both, so that the donor is not charged. */
export async function reconcilePause(
  deps: ApiDeps,
  { monthly }: PaymentProvider,
  gift: MonthlyGiftRow,
): Promise<void> {
  const { months, pause } = monthly ?? {};
  if (!months || !pause) return;
  await withoutOtherChanges(deps, gift, async (reference) => {
    // Read again, because the donor may have changed the gift since the difference was seen.
    const { isPaused } = await months(reference, deps.now());
    const current = await findMonthlyGift(deps.db, gift.id);
    if (current?.state === 'paused' && isPaused === false) await pause(reference);
    if (isPaused) await moveMonthlyGift(deps.db, gift, 'paused', deps.now().toISOString());
  });
}

/** @throws ApiError request.busy while another change of the gift runs */
async function changeAlone(
  deps: ApiDeps,
  gift: MonthlyGiftRow,
  change: (reference: string) => Promise<void>,
): Promise<void> {
  if (!(await withoutOtherChanges(deps, gift, change))) throw new ApiError('request.busy');
}

/** Runs one change of a gift at a time in all processes. @returns false when another one runs; nothing is changed */
async function withoutOtherChanges(
  { db, now }: ApiDeps,
  { id, provider_reference }: MonthlyGiftRow,
  change: (reference: string) => Promise<void>,
): Promise<boolean> {
  const until = new Date(now().getTime() + CHANGE_TIMEOUT).toISOString();
  const { numUpdatedRows } = await db
    .updateTable('monthly_gifts')
    .set({ changing_until: until })
    .where('id', '=', id)
    .where(({ or, eb }) =>
      or([eb('changing_until', 'is', null), eb('changing_until', '<', now().toISOString())]),
    )
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  try {
    await change(provider_reference!);
    return true;
  } finally {
    await db
      .updateTable('monthly_gifts')
      .set({ changing_until: null })
      .where('id', '=', id)
      .where('changing_until', '=', until)
      .execute();
  }
}
