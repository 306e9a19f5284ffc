/** The data of a donor's monthly gifts. */
import type { MonthlyGift } from '#contract/monthly';
import { plainAmount } from '#domain/money';
import { mayStop, monthsAfter } from '#domain/orders';
import { languageFrom, type Localised } from '#web/charity/results';
import { loadList } from '../../../lists/list.server';
import type { Visitor } from '../../../visitor/visitor.server';

export type MonthlyRow = ReturnType<typeof monthlyRow>;

/** Returns one page of the donor's monthly gifts, newest first. @throws CharityError */
export function monthlyList(visitor: Visitor, url: URL) {
  return loadList(visitor, url, {
    fields: [],
    fetch: (slice) => visitor.charity.call('userMonthlyGifts', { query: slice }),
    card: monthlyRow,
  });
}

function monthlyRow(gift: Localised<MonthlyGift>) {
  const { token, title, offeringId, state, amount, startedAt, payments } = gift;
  const canStop = mayStop(state);
  return {
    ...{ id: token, title, ...languageFrom(gift), offeringId, state, amount },
    /** The amount for the form field. */
    typed: plainAmount(amount),
    since: startedAt,
    /** Day of the next payment; null when none is due. */
    next: state === 'active' ? nextPayment(new Date(startedAt), new Date()) : null,
    payments: payments.length,
    canChange: canStop && gift.canChange,
    canPause: canStop && gift.canPause,
    canStop,
  };
}

/** The provider charges a gift on the same day of each month. @returns ISO 8601 */
function nextPayment(first: Date, now: Date): string {
  const months =
    (now.getUTCFullYear() - first.getUTCFullYear()) * 12 + now.getUTCMonth() - first.getUTCMonth();
  const inThisMonth = monthsAfter(first, Math.max(1, months));
  return (inThisMonth > now ? inThisMonth : monthsAfter(first, months + 1)).toISOString();
}
