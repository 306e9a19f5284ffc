/** The card of a sacrifice: the fields that the list and the page share. */
import type { Sacrifice } from '#contract/sacrifices';
import { totalFor, type Rates } from '#domain/cart';
import { availabilityOf } from '#domain/offerings';
import { remainingTime } from '#domain/time/deadline';
import { languageFrom, type Localised } from '#web/charity/results';
import { pricesOf, fetchFreshRates } from '../../giving/rates.server';
import type { Visitor } from '../../visitor/visitor.server';
import { momentAt } from './moment.server';

export type SacrificeCard = ReturnType<typeof cardOf>;

export function cardOf(visitor: Visitor, sacrifice: Localised<Sacrifice>, rates: Rates) {
  const { id, title, picture, place, sharesEach, limit, status, closesAt } = sacrifice;
  const now = new Date();
  const standing = availabilityOf(sacrifice, now);
  const prices = pricesOf(sacrifice, visitor.currency, rates);
  return {
    ...languageFrom(sacrifice),
    ...{ id, title, picture, place, limit, status, standing },
    isShared: sharesEach > 1,
    price: prices && totalFor(prices, 1),
    prices,
    closing: closesAt === null ? null : momentAt(visitor, sacrifice, closesAt),
    remaining:
      standing === 'closed' || closesAt === null ? null : remainingTime(new Date(closesAt), now),
  };
}

/** Fetches exchange rates only for visitors with another currency: all prices are in OMR. */
export async function ratesOf(visitor: Visitor): Promise<Rates> {
  return visitor.currency === 'OMR' ? {} : fetchFreshRates(visitor);
}
