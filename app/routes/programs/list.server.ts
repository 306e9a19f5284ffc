/** Loads one page of programs, filtered by category. */
import { programQuerySchema } from '#contract/content';
import { type InLanguage, languageFrom, orOnOutage } from '#web/charity/results';
import type { FilterField } from '../../lists/filters';
import { fetchAhead, type List, loadList, toFilterOptions, toQuery } from '../../lists/list.server';
import type { Visitor } from '../../visitor/visitor.server';

export type ProgramCardData = InLanguage & {
  id: string;
  title: string;
  summary: string;
  picture: string;
};

/** @throws CharityError */
export async function programList(visitor: Visitor, url: URL): Promise<List<ProgramCardData>> {
  const fetch = fetchAhead(url, filterFields(visitor, []), (slice, filters) =>
    visitor.charity.call('programs', { query: toQuery(programQuerySchema, filters, slice) }),
  );
  const categories = await categoriesOf(visitor);
  const list = await loadList(visitor, url, {
    fields: filterFields(visitor, categories),
    fetch,
    card: ({ id, title, summary, picture, ...others }) => ({
      ...{ id, title, summary, ...languageFrom(others) },
      picture: picture.path,
    }),
  });
  // Without the categories, the site cannot decide whether a category is unknown.
  return categories.length > 0 ? list : { ...list, leftOut: null };
}

function filterFields({ t }: Pick<Visitor, 't'>, categories: readonly Option[]): FilterField[] {
  return [
    {
      ...{ name: 'category', label: t('programs:category'), as: 'hidden', usual: '', tabs: true },
      options: toFilterOptions(categories),
    },
  ];
}

type Option = InLanguage & { id: string; title: string };

/** Returns no categories while the charity API is unavailable: the list is still useful without them. */
async function categoriesOf({ charity }: Visitor): Promise<Option[]> {
  return orOnOutage([], async () => (await charity.call('programCategories')).data);
}
