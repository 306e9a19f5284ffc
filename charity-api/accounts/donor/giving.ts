/** Lists a donor's orders and monthly gifts, and changes the monthly gifts. */
import { sql } from 'kysely';
import type { MonthlyGift } from '#contract/monthly';
import type { Order } from '#contract/orders';
import type { MonthlyGiftRow } from '../../db/tables/months';
import type { ApiDeps } from '../../deps';
import type { Donor } from '../../http/access-token';
import { changeAmount, pauseOrResume } from '../../giving/monthly/change';
import { findGiftByToken, readMonthlyGift } from '../../giving/monthly/service';
import { viewMonthlyGifts } from '../../giving/monthly/view';
import type { Page, Paged } from '../../modules/page';
import { viewOrders } from '../../orders/view';
import type { Providers } from '../../payments/providers';
import { accountOf, countOf, ownedGifts, pageOfOrders, requireOwnGift } from './ownership';

type Giving = { deps: ApiDeps; providers: Providers };

export async function listOrders(
  { deps }: Giving,
  donor: Donor,
  page: Page,
): Promise<Paged<Order>> {
  const { total, data } = await pageOfOrders(deps.db, await accountOf(deps, donor), page);
  return { total, data: await viewOrders(deps, data) };
}

export async function listMonthlyGifts(
  { deps, providers }: Giving,
  donor: Donor,
  { offset, limit }: Page,
): Promise<Paged<MonthlyGift>> {
  const mine = ownedGifts(await accountOf(deps, donor));
  const { rows } = await sql<MonthlyGiftRow>`
    ${mine} order by gift.created_at desc, sequence desc limit ${limit} offset ${offset}`.execute(
    deps.db,
  );
  return {
    total: await countOf(deps.db, mine),
    data: await viewMonthlyGifts(deps, providers, rows),
  };
}

/** A change of a monthly gift by its donor. `amount` is in minor units of the gift's currency. */
export type GiftChange = { amount: number } | 'pause' | 'resume';

/** @throws ApiError monthlyGift.notFound for an unknown token and for the gift of another donor; see `change.ts` */
export async function changeMonthlyGift(
  { deps, providers }: Giving,
  donor: Donor,
  token: string,
  change: GiftChange,
): Promise<MonthlyGift> {
  const owner = await accountOf(deps, donor);
  const gift = await requireOwnGift(deps.db, owner, await findGiftByToken(deps, token));
  if (typeof change === 'string') await pauseOrResume(deps, providers, gift, change);
  else await changeAmount(deps, providers, gift, change.amount);
  return readMonthlyGift(deps, providers, token);
}
