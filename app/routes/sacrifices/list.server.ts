/** Loads one page of sacrifices, filtered by category. */
import { loadList, toFilterOptions, slicePage } from '../../lists/list.server';
import type { Visitor } from '../../visitor/visitor.server';
import { cardOf, ratesOf } from './card.server';

/** @returns the list and the chosen category, if any @throws CharityError */
export async function sacrificeList(visitor: Visitor, url: URL) {
  const { charity, t } = visitor;
  const [categories, rates] = await Promise.all([charity.sacrificeCategories(), ratesOf(visitor)]);
  const list = await loadList(visitor, url, {
    fields: [
      {
        ...{ name: 'category', label: t('sacrifices:kinds'), as: 'hidden', usual: '', tabs: true },
        options: toFilterOptions(categories),
      },
    ],
    fetch: async (page, { category }) =>
      slicePage(await charity.sacrifices(category || undefined), page),
    card: (sacrifice) => cardOf(visitor, sacrifice, rates),
  });
  const category = categories.find(({ id }) => id === list.filters.category);
  return { list, category: category ?? null };
}
