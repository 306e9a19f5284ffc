/** Asking providers what they took of monthly gifts: a webhook may be lost, a month may not. */
import type { PaymentMethod } from '#contract/content';
import { days } from '#domain/time/durations';
import type { MonthlyGiftRow } from '../../db/tables/orders';
import type { ApiDeps } from '../../deps';
import type { Providers } from '../../payments/providers';
import { renew } from './renew';
import { noteStop } from './service';

const EVERY = days(1);
/** In one round: the rest follows in the next, those first that were not asked about for longest. */
const BATCH = 20;
/**
 * A month is older than its payment when it was tried again and again: Stripe does so for two months at most.
 * https://docs.stripe.com/billing/revenue-recovery/smart-retries
 */
const TRIED_FOR = days(62);

type DueGift = MonthlyGiftRow & { heard_at: string | null };

/** Each gift about once a day, and once more after it was stopped: its last month may have been taken just before. */
export async function checkMonths(deps: ApiDeps, providers: Providers): Promise<void> {
  const silent = new Set<PaymentMethod>();
  for (const gift of await dueGifts(deps)) {
    // Who did not answer for one would keep us waiting for each of them.
    if (silent.has(gift.method)) continue;
    await note(deps, gift, 'asked_at');
    try {
      await askAbout(deps, providers, gift);
      await note(deps, gift, 'heard_at');
    } catch (error) {
      silent.add(gift.method);
      const reason = error instanceof Error ? error.message : String(error);
      deps.log.warn({ method: gift.method, reason }, 'provider not asked');
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
      new Date(now().getTime() - EVERY).toISOString(),
    )
    .orderBy(({ fn }) => fn.coalesce('asked_at', 'created_at'))
    .limit(BATCH)
    .execute();
}

/** What the webhook has told already is known by its payment: nothing counts twice. */
async function askAbout(
  deps: ApiDeps,
  providers: Providers,
  { heard_at, ...gift }: DueGift,
): Promise<void> {
  const provider = providers.get(gift.method);
  const monthlyReference = gift.provider_reference;
  if (!provider || monthlyReference === null) throw new Error('not configured any more');
  if (!provider.monthly?.months) return;
  const since = new Date(Date.parse(heard_at ?? gift.created_at) - TRIED_FOR);
  const { taken, hasEnded } = await provider.monthly.months(monthlyReference, since);
  for (const evidence of taken) await renew(deps, provider, { monthlyReference, evidence });
  if (hasEnded) await noteStop(deps, gift);
}

async function note(
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
