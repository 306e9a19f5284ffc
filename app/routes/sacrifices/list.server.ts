/** Loads one page of sacrifices, filtered by category. */
import type { InLanguage } from '#web/charity/results';
import { fetchAllPages } from '../../charity/whole';
import type { FilterField } from '../../lists/filters';
import { fetchAhead, loadList, toFilterOptions, sliceOf } from '../../lists/list.server';
import type { Visitor } from '../../visitor/visitor.server';
import { cardOf, ratesOf } from './card.server';

/** @returns the list and the chosen category, if any @throws CharityError */
export async function sacrificeList(visitor: Visitor, url: URL) {
  const { charity } = visitor;
  const fetch = fetchAhead(url, filterFields(visitor, []), async (slice, { category }) => {
    const all = await fetchAllPages((page) =>
      charity.call('sacrifices', { query: { ...page, category } }),
    );
    return sliceOf(all, slice);
  });
  const [{ data: categories }, rates] = await Promise.all([
    charity.call('sacrificeCategories'),
    ratesOf(visitor),
  ]);
  const list = await loadList(visitor, url, {
    fields: filterFields(visitor, categories),
    fetch,
    card: (sacrifice) => cardOf(visitor, sacrifice, rates),
  });
  const category = categories.find(({ id }) => id === list.filters.category);
  return { list, category: category ?? null };
}

type Named = InLanguage & { id: string; title: string };

function filterFields({ t }: Pick<Visitor, 't'>, categories: readonly Named[]): FilterField[] {
  return [
    {
      ...{ name: 'category', label: t('sacrifices:kinds'), as: 'hidden', usual: '', tabs: true },
      options: toFilterOptions(categories),
    },
  ];
}
