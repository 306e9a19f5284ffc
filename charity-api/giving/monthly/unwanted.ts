/** Stops duplicate monthly gifts: an order that was paid twice has begun two gifts, but the donor wanted one. */
import type { MonthlyGiftRow } from '../../db/tables/months';
import type { ApiDeps } from '../../deps';
import { moveMonthlyGift } from '../../orders/monthly-gifts';
import { nextCheck } from '../../orders/next-check';
import type { Providers } from '../../payments/providers';

const BATCH = 20;

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
    .limit(BATCH)
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
