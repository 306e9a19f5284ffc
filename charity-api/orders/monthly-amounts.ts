/** The amounts of a monthly gift: stores what the donor requests, and tells which amounts a month may have. */
import { money, type Money } from '#domain/money';
import { hours } from '#domain/time/durations';
import type { Db } from '../db/tables';
import type { MonthlyAmountRow, MonthlyGiftRow } from '../db/tables/months';
import type { OrderRow } from '../db/tables/orders';

type First = Pick<OrderRow, 'total' | 'currency'>;

/** In ms. The clocks of the API and of a provider may differ, and a change takes a moment. */
const CLOCK_TOLERANCE = hours(1);

export function amountOfGift({ amount }: Pick<MonthlyGiftRow, 'amount'>, first: First): Money {
  return money(amount ?? first.total, first.currency);
}

/** Stores a requested amount before the provider is called, so that no charge of it can arrive unknown. */
export async function saveRequestedAmount(
  db: Db,
  { id }: Pick<MonthlyGiftRow, 'id'>,
  requested: { amount: number; at: string },
): Promise<void> {
  await db
    .insertInto('monthly_amounts')
    .values({ ...requested, gift_id: id, confirmed: 0 })
    .onConflict((conflict) =>
      conflict.columns(['gift_id', 'at']).doUpdateSet({ amount: requested.amount, confirmed: 0 }),
    )
    .execute();
}

/** Makes a requested amount the amount of the gift, unless the donor has requested another one since. */
export async function confirmAmount(
  db: Db,
  { gift_id, at, amount }: Pick<MonthlyAmountRow, 'gift_id' | 'at' | 'amount'>,
): Promise<void> {
  await db
    .updateTable('monthly_amounts')
    .set({ confirmed: 1 })
    .where('gift_id', '=', gift_id)
    .where('at', '=', at)
    .execute();
  await db
    .updateTable('monthly_gifts')
    .set({ amount })
    .where('id', '=', gift_id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('monthly_amounts')
            .select('at')
            .where('gift_id', '=', gift_id)
            .where('at', '>', at),
        ),
      ),
    )
    .execute();
}

export type MonthAmount = {
  minor: number;
  /** The request of the donor; null for the amount of the first order. */
  request: MonthlyAmountRow | null;
};

/** Returns the right amounts of a month, the latest first: also unconfirmed ones, and those of recent changes. */
export async function amountsOfMonth(
  db: Db,
  { id }: Pick<MonthlyGiftRow, 'id'>,
  first: First,
  begunAt: Date,
): Promise<[MonthAmount, ...MonthAmount[]]> {
  const after = (ms: number) => new Date(begunAt.getTime() + ms).toISOString();
  const requests = await db
    .selectFrom('monthly_amounts')
    .selectAll()
    .where('gift_id', '=', id)
    .where('at', '<=', after(CLOCK_TOLERANCE))
    .orderBy('at', 'desc')
    .execute();
  const sure = requests.findIndex(
    ({ confirmed, at }) => confirmed === 1 && at <= after(-CLOCK_TOLERANCE),
  );
  const possible: MonthAmount[] = (sure === -1 ? requests : requests.slice(0, sure + 1)).map(
    (request) => ({ minor: request.amount, request }),
  );
  if (sure === -1) possible.push({ minor: first.total, request: null });
  const [latest, ...others] = possible;
  return [latest!, ...others];
}
