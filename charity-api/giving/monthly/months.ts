/** Reconciles monthly gifts with their providers, in case a webhook is lost, and stops duplicates. */
import type { PaymentMethod } from '#contract/content';
import { days } from '#domain/time/durations';
import type { MonthlyGiftRow } from '../../db/tables/months';
import type { ApiDeps } from '../../deps';
import type { Providers } from '../../payments/providers';
import { reconcilePause } from './change';
import { recordMonth } from './renew';
import { recordStop } from './service';
import { moveMonthlyGift } from '../../orders/monthly-gifts';
import { nextCheck } from '../../orders/next-check';

const UNWANTED_BATCH = 20;

/** Stops duplicate gifts at their providers before a second month is charged. Staff refund the flagged payment. */
export async function cancelDuplicateMonthlyGifts(
  deps: ApiDeps,
  providers: Providers,
): Promise<void> {
  const gifts = await deps.db
    .selectFrom('monthly_gifts')
    .selectAll()
    .where('stop_due_at', '<=', deps.now().toISOString())
    .where('state', '<>', 'stopped')
    .orderBy('stop_due_at')
    .limit(UNWANTED_BATCH)
    .execute();
  for (const gift of gifts) await stop(deps, providers, gift);
}

async function stop(deps: ApiDeps, providers: Providers, gift: MonthlyGiftRow): Promise<void> {
  const { db, now, log } = deps;
  // Stored before the request, so that a gift whose provider fails does not block the others.
  await db
    .updateTable('monthly_gifts')
    .set({ stop_due_at: nextCheck(now(), new Date(gift.created_at)) })
    .where('id', '=', gift.id)
    .execute();
  try {
    const monthly = providers.get(gift.method)?.monthly;
    if (!monthly || gift.provider_reference === null) throw new Error('not configured');
    await monthly.stop(gift.provider_reference);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ method: gift.method, reason }, 'duplicate monthly gift not stopped');
    return;
  }
  await moveMonthlyGift(db, gift, 'stopped', now().toISOString());
}

const CHECK_INTERVAL = days(1);
const BATCH = 20;
/** Stripe retries a charge for up to two months: https://docs.stripe.com/billing/revenue-recovery/smart-retries */
export const RETRY_PERIOD = days(62);

type DueGift = MonthlyGiftRow & { heard_at: string | null };

/** Checks each gift once a day, and once after it was stopped, because the last month may have been charged before. */
export async function reconcileMonthlyGifts(deps: ApiDeps, providers: Providers): Promise<void> {
  const failed = new Set<PaymentMethod>();
  for (const gift of await dueGifts(deps)) {
    // After one failed request, the provider's other gifts wait for the next run, so that timeouts do not add up.
    if (failed.has(gift.method)) continue;
    await saveCheckTime(deps, gift, 'asked_at');
    try {
      await reconcileGift(deps, providers, gift);
      await saveCheckTime(deps, gift, 'heard_at');
    } catch (error) {
      failed.add(gift.method);
      const reason = error instanceof Error ? error.message : String(error);
      deps.log.warn({ method: gift.method, reason }, 'provider status check failed');
    }
  }
}

async function dueGifts({ db, now }: ApiDeps): Promise<DueGift[]> {
  return db
    .selectFrom('monthly_gifts as gift')
    .leftJoin('monthly_checks as checked', 'checked.gift_id', 'gift.id')
    .selectAll('gift')
    .select('heard_at')
    .where('provider_reference', 'is not', null)
    .where(({ eb, or }) =>
      or([
        eb('state', '!=', 'stopped'),
        eb('heard_at', 'is', null),
        eb('heard_at', '<=', eb.ref('stopped_at')),
      ]),
    )
    .where(
      ({ fn }) => fn.coalesce('asked_at', 'created_at'),
      '<=',
      new Date(now().getTime() - CHECK_INTERVAL).toISOString(),
    )
    .orderBy(({ fn }) => fn.coalesce('asked_at', 'created_at'))
    .limit(BATCH)
    .execute();
}

/** Settles the months of one gift. The payment id shows which months a webhook has reported already. */
async function reconcileGift(
  deps: ApiDeps,
  providers: Providers,
  { heard_at, ...gift }: DueGift,
): Promise<void> {
  const provider = providers.get(gift.method);
  const monthlyReference = gift.provider_reference;
  if (!provider || monthlyReference === null) throw new Error('no longer configured');
  if (!provider.monthly?.months) return;
  const since = new Date(Date.parse(heard_at ?? gift.created_at) - RETRY_PERIOD);
  const { taken, hasEnded, isPaused } = await provider.monthly.months(monthlyReference, since);
  for (const evidence of taken) await recordMonth(deps, provider, { monthlyReference, evidence });
  if (hasEnded) await recordStop(deps, gift);
  // A duplicate gift is stopped, never paused.
  else if (
    isPaused !== undefined &&
    isPaused !== (gift.state === 'paused') &&
    gift.stop_due_at === null
  )
    await reconcilePause(deps, provider, gift);
}

async function saveCheckTime(
  { db, now }: ApiDeps,
  { id }: DueGift,
  what: 'asked_at' | 'heard_at',
): Promise<void> {
  const at = now().toISOString();
  await db
    .insertInto('monthly_checks')
    .values({ gift_id: id, asked_at: at, heard_at: null })
    .onConflict((conflict) => conflict.column('gift_id').doUpdateSet({ [what]: at }))
    .execute();
}
