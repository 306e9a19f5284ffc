/** View of a mosque's page: its repairs, and their balances in the visitor's currency. */
import type { Mosque, Repair } from '#contract/mosques';
import type { Rates } from '#domain/cart';
import { type Currency, money, type Money } from '#domain/money';
import { type Availability, availabilityOf, balanceIn, remainingUnits } from '#domain/offerings';
import { type InLanguage, languageFrom, type Localised } from '#web/charity/results';
import { safeHtml } from '#web/security/rich-text.server';
import { fetchFreshRates } from '../../giving/rates.server';
import { amountOffer } from '../../giving/suggested-amounts.server';
import type { Visitor } from '../../visitor/visitor.server';

export type RepairView = InLanguage & {
  id: string;
  title: string;
  summary: string;
  picture: InLanguage & { path: string; alt: string };
  goal: Money;
  raised: Money;
  /** Balance in OMR. */
  left: Money;
  /** Balance in the visitor's currency; null without an exchange rate, or when the repair is not open. */
  rest: Money | null;
  standing: Availability;
};

export type MosqueView = Awaited<ReturnType<typeof mosqueView>>;

/** @throws CharityError */
export async function mosqueView(visitor: Visitor, id: string) {
  const [mosque, rates, offer] = await Promise.all([
    visitor.charity.call('mosque', { params: { id } }),
    fetchFreshRates(visitor),
    amountOffer(visitor),
  ]);
  const { title, summary, place, pictures, goal, raised } = mosque;
  return {
    ...languageFrom(mosque),
    ...{ id, title, summary, place, pictures, goal, raised },
    story: safeHtml(mosque.story, visitor.locale),
    repairs: repairsOf(mosque, visitor.currency, rates),
    offer,
  };
}

/** Returns the repairs in order of priority. */
export function repairsOf(
  { repairs }: Localised<Mosque>,
  currency: Currency,
  rates: Rates,
  now = new Date(),
): RepairView[] {
  return repairs.map((repair) => {
    const { id, title, summary, picture, goal, raised } = repair;
    const left = repair.limit ? remainingUnits(repair.limit) : 0;
    const standing = availabilityOf(repair satisfies Localised<Repair>, now);
    return {
      ...languageFrom(repair),
      ...{ id, title, summary, picture, goal, raised, standing },
      left: money(left, 'OMR'),
      rest: standing === 'open' ? balanceIn(left, currency, rates) : null,
    };
  });
}
