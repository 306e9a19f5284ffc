/** The API's representation of monthly gifts, read with the same number of queries for one gift and for a page. */
import { sql } from 'kysely';
import { localisedTextSchema } from '#contract/common';
import type { MonthlyGift } from '#contract/monthly';
import { money } from '#domain/money';
import { mayStop, wasPaid } from '#domain/orders';
import type { Db } from '../../db/tables';
import type { MonthlyGiftRow } from '../../db/tables/months';
import type { OrderLineRow, OrderRow, PaymentAttemptRow } from '../../db/tables/orders';
import type { ApiDeps } from '../../deps';
import { amountOfGift } from '../../orders/monthly-amounts';
import { monthlyGiftToken } from '../../orders/tokens';
import type { Providers } from '../../payments/providers';

/** A monthly gift with its orders, the newest first, the attempt that began it, and its one line. */
export type GiftParts = {
  gift: MonthlyGiftRow;
  months: readonly OrderRow[];
  first: OrderRow;
  began: PaymentAttemptRow;
  line: OrderLineRow;
};

/** Reads the parts of the gifts in three queries, in the sequence of `gifts`. */
export async function readGiftParts(
  db: Db,
  gifts: readonly MonthlyGiftRow[],
): Promise<GiftParts[]> {
  const ids = gifts.map(({ id }) => id);
  const firsts = gifts.map(({ first_order_id }) => first_order_id);
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('monthly_gift_id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy(sql`rowid`, 'desc')
    .execute();
  const attempts = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', 'in', firsts)
    .orderBy('number', 'desc')
    .execute();
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', firsts)
    .execute();
  return gifts.map((gift) => {
    const { id, first_order_id, attempt_id } = gift;
    const months = orders.filter(({ monthly_gift_id }) => monthly_gift_id === id);
    const ofGift = attempts.filter(({ order_id }) => order_id === first_order_id);
    return {
      gift,
      months,
      first: months.find((order) => order.id === first_order_id)!,
      // The newest if the gift is pending.
      began: ofGift.find((attempt) => attempt_id === null || attempt.id === attempt_id)!,
      line: lines.find(({ order_id }) => order_id === first_order_id)!,
    };
  });
}

/** A gift with a quote cannot change its amount: the donor confirmed the charge for this amount only. */
export function changesOf(
  providers: Providers,
  { gift, first, began }: Pick<GiftParts, 'gift' | 'first' | 'began'>,
): Pick<MonthlyGift, 'canChange' | 'canPause'> {
  const monthly = providers.get(gift.method)?.monthly;
  const isRunning =
    mayStop(gift.state) &&
    gift.provider_reference !== null &&
    wasPaid(first.state) &&
    first.paid_at !== null;
  return {
    canChange: isRunning && monthly?.changeAmount !== undefined && isChargedAsGiven(first, began),
    canPause: isRunning && monthly?.pause !== undefined && monthly.resume !== undefined,
  };
}

function isChargedAsGiven(
  { total, currency }: OrderRow,
  { charge_minor, charge_currency }: PaymentAttemptRow,
): boolean {
  return charge_minor === total && charge_currency === currency;
}

export async function viewMonthlyGifts(
  deps: Pick<ApiDeps, 'db' | 'config'>,
  providers: Providers,
  gifts: readonly MonthlyGiftRow[],
): Promise<MonthlyGift[]> {
  const parts = await readGiftParts(deps.db, gifts);
  return parts.map(({ gift, months, first, began, line }) => ({
    token: monthlyGiftToken(deps, gift.id),
    state: gift.state,
    ...changesOf(providers, { gift, first, began }),
    locale: first.locale,
    method: gift.method,
    amount: amountOfGift(gift, first),
    charged: isChargedAsGiven(first, began)
      ? null
      : money(began.charge_minor, began.charge_currency),
    offeringId: line.offering_id,
    title: localisedTextSchema.parse(JSON.parse(line.title)),
    intention: line.intention,
    startedAt: gift.created_at,
    stoppedAt: gift.stopped_at,
    payments: months.flatMap(({ token, reference, paid_at, state, total, currency }) =>
      paid_at === null
        ? []
        : [{ order: token, reference, amount: money(total, currency), paidAt: paid_at, state }],
    ),
  }));
}
