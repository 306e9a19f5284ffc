/** Data of a donor's orders, and the totals of the latest year with gifts. */
import type { Order } from '#contract/orders';
import { add, type Money } from '#domain/money';
import { mayRetry, wasPaid } from '#domain/orders';
import type { Localised } from '#web/charity/results';
import { giftLanguage } from '../../../cart/gift-language.server';
import { loadList } from '../../../lists/list.server';
import type { Visitor } from '../../../visitor/visitor.server';

/** The donor's next step on the page of the order. */
export type NextAction = 'receipt' | 'transfer' | 'retry' | 'see';

export type OrderRow = ReturnType<typeof orderRow>;

export type YearSummary = {
  year: number;
  /** One total for each currency. */
  totals: Money[];
  gifts: number;
  /** Total of the active monthly gifts for one month, one amount for each currency. */
  monthly: Money[];
};

/** Returns one page of the donor's orders, newest first. @throws CharityError */
export function orderList(visitor: Visitor, url: URL) {
  return loadList(visitor, url, {
    fields: [],
    fetch: (slice) => visitor.charity.call('userOrders', { query: slice }),
    card: (order) => orderRow(order, visitor),
  });
}

function orderRow(order: Localised<Order>, { t }: Visitor) {
  const { token, reference, state, paidAt, createdAt, total, lines, monthlyGift } = order;
  return {
    ...{ id: token, reference, state, total },
    /** Time of the payment; for an unpaid order, of its creation. */
    date: paidAt ?? createdAt,
    gifts: lines.map((line) => ({
      title: line.kind === 'orphan' ? t('gifts:sponsorshipOf', { name: line.title }) : line.title,
      ...giftLanguage(line.kind, line),
      total: line.total,
    })),
    isMonthly: monthlyGift !== null,
    next: nextActionOf(order),
    /** True for an order that was paid: its gifts can be given again. */
    canRepeat: wasPaid(state),
  };
}

function nextActionOf({ state, next }: Localised<Order>): NextAction {
  if (wasPaid(state)) return 'receipt';
  if (next.kind === 'transfer') return 'transfer';
  return mayRetry(state) ? 'retry' : 'see';
}

/** Maximum number of monthly gifts in the total. */
const MONTHLY_LIMIT = 100;

/** Returns null for a donor without a paid gift. @throws CharityError */
export async function yearSummary({ charity }: Visitor): Promise<YearSummary | null> {
  const [statement, monthly] = await Promise.all([
    charity.call('statement'),
    charity.call('userMonthlyGifts', { query: { offset: 0, limit: MONTHLY_LIMIT } }),
  ]);
  if (statement.gifts.length === 0) return null;
  const active = monthly.data.filter(({ state }) => state === 'active');
  return {
    year: statement.year,
    totals: statement.totals,
    gifts: statement.gifts.length,
    monthly: totalsOf(active.map(({ amount }) => amount)),
  };
}

/** Adds the amounts of each currency. */
function totalsOf(amounts: readonly Money[]): Money[] {
  const totals = new Map<string, Money>();
  for (const amount of amounts) {
    const sum = totals.get(amount.currency);
    totals.set(amount.currency, sum ? add(sum, amount) : amount);
  }
  return [...totals.values()];
}
