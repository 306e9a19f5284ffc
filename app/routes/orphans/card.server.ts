/** Data of a child's card: only the fields that it shows, because the HTML contains them twice (text and JSON). */
import type { OrphanSummary } from '#contract/orphans';
import { type Rates, totalFor } from '#domain/cart';
import { remainingUnits } from '#domain/offerings';
import { languageFrom, type Localised } from '#web/charity/results';
import { pricesOf } from '../../giving/rates.server';
import type { Visitor } from '../../visitor/visitor.server';

export type OrphanCard = ReturnType<typeof cardOf>;

export function cardOf(
  child: Localised<OrphanSummary>,
  { currency }: Pick<Visitor, 'currency'>,
  rates: Rates,
) {
  const { id, title, summary, picture, age, areaName, price, limit, intentions } = child;
  const prices = pricesOf(child, currency, rates);
  return {
    id,
    ...languageFrom(child),
    name: title,
    summary,
    picture: picture.path,
    age,
    region: areaName,
    /** Price of one month: in the visitor's currency, or in the charity's currency without an exchange rate. */
    price: prices ? totalFor(prices, 1) : price,
    sponsoredUntil: child.sponsoredUntil,
    /** Remaining months that donors can sponsor. */
    left: limit ? remainingUnits(limit) : 0,
    /** True when the child is sponsored until the 18th birthday. */
    isComplete: child.status === 'completed',
    zakat: intentions.includes('zakat'),
  };
}
