/** Sacrifices as their list and their pages show them. */
import type { Named } from '#contract/content';
import type { Sacrifice } from '#contract/sacrifices';
import { remainingTime } from '#domain/time/deadline';
import { totalFor } from '#domain/cart';
import { standingOf } from '#domain/offerings';
import type { Localised } from '../../charity/localise';
import { notFound } from '../../forms/loader.server';
import type { Visitor } from '../../visitor/visitor.server';
import { pricesOf, promisedRates } from '../../giving/rates.server';
import { loadList, optionsOf, pageFrom } from '../../lists/list.server';
import type { Rates } from '#domain/cart';
import { momentAt } from './moment.server';

export type SacrificeCard = ReturnType<typeof cardOf>;
export type SacrificeView = Awaited<ReturnType<typeof sacrificeView>>;

type Category = { id: string; title: string; summary: string };
const categoryOf = ({ id, title, summary }: Localised<Named>): Category => ({ id, title, summary });

/** One page of sacrifices, filtered by category; `category` is the chosen one. @throws CharityError */
export async function sacrificeList(visitor: Visitor, url: URL) {
  const { charity, t } = visitor;
  const [categories, rates] = await Promise.all([charity.sacrificeCategories(), ratesOf(visitor)]);
  const list = await loadList(visitor, url, {
    fields: [
      {
        ...{ name: 'category', label: t('sacrifices:kinds'), as: 'hidden', usual: '', tabs: true },
        options: optionsOf(categories),
      },
    ],
    fetch: async (page, { category }) =>
      pageFrom(await charity.sacrifices(category || undefined), page),
    card: (sacrifice) => cardOf(visitor, sacrifice, rates),
  });
  const category = categories.find(({ id }) => id === list.filters.category);
  return { list, category: category ? categoryOf(category) : null };
}

export async function sacrificeView(visitor: Visitor, id: string) {
  const { charity } = visitor;
  const [sacrifices, categories, rates] = await Promise.all([
    charity.sacrifices(),
    charity.sacrificeCategories(),
    ratesOf(visitor),
  ]);
  const sacrifice = sacrifices.find((one) => one.id === id) ?? notFound();
  const { summary, facts, slaughter, price } = sacrifice;
  const category = categories.find((one) => one.id === sacrifice.category);
  return {
    ...cardOf(visitor, sacrifice, rates),
    summary,
    facts,
    category: category ? categoryOf(category) : null,
    slaughter: slaughter && {
      from: momentAt(visitor, sacrifice, slaughter.from),
      until: momentAt(visitor, sacrifice, slaughter.until),
    },
    /** As the charity set it, where it is shown in another currency. */
    published: price && price.currency !== visitor.currency ? price : null,
    currency: visitor.currency,
  };
}

function cardOf(visitor: Visitor, sacrifice: Localised<Sacrifice>, rates: Rates) {
  const { id, title, picture, place, sharesEach, limit, status, closesAt } = sacrifice;
  const now = new Date();
  const standing = standingOf(sacrifice, now);
  const prices = pricesOf(sacrifice, visitor.currency, rates);
  return {
    ...{ id, title, picture, place, limit, status, standing },
    isShared: sharesEach > 1,
    price: prices && totalFor(prices, 1),
    prices,
    closing: closesAt === null ? null : momentAt(visitor, sacrifice, closesAt),
    remaining:
      standing === 'closed' || closesAt === null ? null : remainingTime(new Date(closesAt), now),
  };
}

/** Rates are asked for only by whom they concern. */
async function ratesOf(visitor: Visitor): Promise<Rates> {
  return visitor.currency === 'OMR' ? {} : promisedRates(visitor);
}
