/** Loads one page of news or of the blog with the filters in the URL. */
import { articleQuerySchema, type ArticleSection } from '#contract/articles';
import { MAX_PAGE_SIZE } from '#domain/constants';
import { orOnOutage } from '#web/charity/results';
import type { FilterField } from '../../lists/filters';
import {
  fetchAhead,
  listHeaders,
  loadList,
  sliceAt,
  toFilterOptions,
  toQuery,
} from '../../lists/list.server';
import { pageLoader } from '../../page-loader.server';
import {
  articleCategories,
  type CategoryTitle,
  toArticleCard,
} from '../../reading/article-card.server';
import type { Visitor } from '../../visitor/visitor.server';

export type ArticleList = Awaited<ReturnType<typeof articleList>>;

/** Makes the loader of the list of a section. */
export const articleListLoader = (section: ArticleSection) =>
  pageLoader({
    strings: ['projects', 'articles'],
    load: async ({ visitor, url }) => ({
      head: {
        title: visitor.t(`articles:title.${section}`),
        description: visitor.t(`articles:description.${section}`),
        feed: visitor.links.feed(section),
      },
      list: await articleList(visitor, section, url),
    }),
    headers: listHeaders,
  });

/** @throws CharityError */
async function articleList(visitor: Visitor, section: ArticleSection, url: URL) {
  const { charity } = visitor;
  const noOptions = { categories: [], tags: [], years: [] };
  const fetch = fetchAhead(
    url,
    filterFields(visitor, noOptions),
    (slice, filters) =>
      charity.call(section, { query: toQuery(articleQuerySchema, filters, slice) }),
    ['tag', 'year'],
  );
  const [categories, { tags, years, isComplete }] = await Promise.all([
    articleCategories(visitor, section),
    optionsOf(visitor, section),
  ]);
  const list = await loadList(visitor, url, {
    fields: filterFields(visitor, { categories, tags, years }),
    fetch,
    card: (article) => toArticleCard(visitor, section, article, categories),
  });
  // Without the options, the site cannot decide whether a filter is unknown.
  return isComplete && categories.length > 0 ? list : { ...list, leftOut: null };
}

/** Returns no tags and years while the charity API fails: the list is still useful without them. */
async function optionsOf({ charity }: Visitor, section: ArticleSection) {
  return orOnOutage({ tags: [], years: [], isComplete: false }, async () => {
    const [{ data: tags }, { years }] = await Promise.all([
      charity.call('tags', { query: { section, limit: MAX_PAGE_SIZE } }),
      charity.call(section, { query: sliceAt(1) }),
    ]);
    return { tags, years, isComplete: true };
  });
}

type Options = {
  categories: readonly CategoryTitle[];
  tags: readonly CategoryTitle[];
  years: readonly number[];
};

function filterFields(
  { t }: Pick<Visitor, 't'>,
  { categories, tags, years }: Options,
): FilterField[] {
  const select = (
    texts: Pick<FilterField, 'name' | 'label' | 'any'>,
    options: FilterField['options'],
  ): FilterField[] =>
    options.length === 0 ? [] : [{ ...texts, as: 'select', usual: '', options }];
  const eachYear = years.map(String).map((year) => ({ value: year, label: year }));
  return [
    {
      ...{ name: 'category', label: t('articles:category'), as: 'hidden', usual: '', tabs: true },
      options: toFilterOptions(categories),
    },
    { name: 'search', label: t('articles:search'), as: 'search', usual: '', options: [] },
    ...select(
      { name: 'tag', label: t('articles:tag'), any: t('articles:allTags') },
      toFilterOptions(tags),
    ),
    ...select({ name: 'year', label: t('articles:year'), any: t('articles:allYears') }, eachYear),
  ];
}
