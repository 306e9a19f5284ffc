/** View of a sacrifice's page. */
import type { Named } from '#contract/content';
import { type InLanguage, languageFrom, type Localised } from '#web/charity/results';
import { notFound } from '../../charity/responses.server';
import { fetchAllPages } from '../../charity/whole';
import type { Visitor } from '../../visitor/visitor.server';
import { cardOf, ratesOf } from './card.server';
import { momentAt } from './moment.server';

export type SacrificeView = Awaited<ReturnType<typeof sacrificeView>>;

type Category = InLanguage & { id: string; title: string; summary: string };
const categoryOf = ({ id, title, summary, ...others }: Localised<Named>): Category => ({
  ...{ id, title, summary },
  ...languageFrom(others),
});

/** @throws a 404 response when the sacrifice is unknown; CharityError */
export async function sacrificeView(visitor: Visitor, id: string) {
  const { charity } = visitor;
  const [sacrifices, { data: categories }, rates] = await Promise.all([
    fetchAllPages((page) => charity.call('sacrifices', { query: page })),
    charity.call('sacrificeCategories'),
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
    /** The price that the charity set, when `price` is in another currency; otherwise null. */
    published: price && price.currency !== visitor.currency ? price : null,
    currency: visitor.currency,
  };
}
