/** Loader of the questions page: all questions, grouped by category, or those that match a search or a category. */
import type { Faq, FaqQuery } from '#contract/pages';
import { categoryAnchor, isAnchor } from '#domain/anchors';
import {
  CharityError,
  fallbackOnOutage,
  type InLanguage,
  languageFrom,
  type Localised,
} from '#web/charity/results';
import { NO_STORE_HEADERS, notFound } from '../../charity/responses.server';
import { fetchAllPages } from '../../charity/whole';
import {
  type FilterField,
  type Filters,
  isCanonicalQuery,
  readFilters,
  readPage,
} from '../../lists/filters';
import { unknownFiltersNote } from '../../lists/left-out.server';
import { fetchAhead, sliceAt } from '../../lists/list.server';
import { pageLoader } from '../../page-loader.server';
import { renderText } from '../../reading/sections.server';
import { MAX_DESCRIPTION } from '../../seo/head.server';
import { questionsNode } from '../../seo/structured/occasions.server';
import type { Visitor } from '../../visitor/visitor.server';

type Category = InLanguage & { id: string; title: string };
type Question = InLanguage & {
  id: string;
  anchor: string | undefined;
  question: string;
  /** Sanitised HTML. */
  answer: string;
};
/** `title` is empty when no question has a category. */
export type FaqGroup = InLanguage & {
  key: string;
  anchor: string | undefined;
  title: string;
  questions: Question[];
};

export const loader = pageLoader({
  strings: [],
  load: async ({ visitor, url }) => {
    const { t, links, charity } = visitor;
    const fetchFaqs = (filters: Filters = {}) =>
      fetchAllPages((page) => charity.call('faqs', { query: { ...page, ...queryOf(filters) } }));
    const fetch = fetchAhead(url, filterFields(visitor, []), async (_, filters) => {
      const data = await fetchFaqs(filters);
      return { data, total: data.length };
    });
    const categories = await readCategories(visitor);
    const fields = filterFields(visitor, categories);
    const filters = readFilters(url.searchParams, fields);
    const isFiltered = Object.values(filters).some((value) => value !== '');
    const { data: faqs } = await fetch(sliceAt(readPage(url.searchParams)), filters);
    // A charity without any question has no such page.
    if (faqs.length === 0 && (!isFiltered || (await fetchFaqs()).length === 0)) notFound();
    const title = t('about:faqs.title');
    const described = faqs.length > 0 ? describe(faqs.map(({ question }) => question)) : title;
    return {
      head: { title, description: described, index: !isFiltered },
      ...{ title, fields, filters, isFiltered },
      groups: groupByCategory(visitor, faqs, categories),
      note: unknownFiltersNote(visitor, url.searchParams, filters),
      isCanonical: isCanonicalQuery(url.searchParams, filters, 1),
      texts: {
        ...{ all: t('about:faqs.all'), submit: t('about:faqs.search.submit') },
        found: isFiltered ? t('about:faqs.found', { count: faqs.length }) : '',
        none: { title: t('about:faqs.none.title'), text: t('about:faqs.none.text') },
        showAll: t('about:faqs.none.showAll'),
      },
      contact: { label: t('about:links.contact'), to: links.contact() },
    };
  },
  describe: ({ groups }) => [questionsNode(groups.flatMap(({ questions }) => questions))],
  headers: ({ isCanonical, isFiltered }) => (isCanonical && !isFiltered ? {} : NO_STORE_HEADERS),
});

/** Without its categories, the page still shows the questions. */
async function readCategories({ charity }: Visitor): Promise<Category[]> {
  try {
    const { data: categories } = await charity.call('faqCategories');
    return categories.map(({ id, title, ...others }) => ({ id, title, ...languageFrom(others) }));
  } catch (error) {
    // An API of a charity can lack the endpoint, which the specification does not name.
    if (error instanceof CharityError && error.isNotFound) return [];
    return fallbackOnOutage(error, []);
  }
}

function filterFields({ t }: Visitor, categories: readonly Category[]): FilterField[] {
  return [
    { name: 'search', label: t('about:faqs.search.label'), as: 'search', options: [], usual: '' },
    {
      name: 'category',
      label: t('about:faqs.category'),
      as: 'hidden',
      options: categories.map(({ id, title, language }) => ({
        value: id,
        label: title,
        ...(language && { language }),
      })),
      usual: '',
      tabs: true,
    },
  ];
}

function queryOf({ search = '', category = '' }: Filters): Pick<FaqQuery, 'search' | 'category'> {
  return { ...(search && { search }), ...(category && { category }) };
}

function groupByCategory(
  { t, locale }: Visitor,
  faqs: readonly Localised<Faq>[],
  categories: readonly Category[],
): FaqGroup[] {
  const questionsOf = (category: string | null): Question[] =>
    faqs
      .filter((faq) => (isKnown(faq.category) ? faq.category : null) === category)
      .map(({ id, question, answer, category: _, ...others }) => ({
        ...languageFrom(others),
        ...{ id, question },
        // Another API can return an id that an element of the page already has.
        anchor: isAnchor(id) ? id : undefined,
        answer: renderText(answer, locale),
      }));
  const isKnown = (category: string | null) => categories.some(({ id }) => id === category);
  const groups = categories.map(({ id, title, language }) => ({
    ...{ key: id, anchor: categoryAnchor(id), title },
    ...(language && { language }),
    questions: questionsOf(id),
  }));
  const others = {
    key: '',
    anchor: undefined,
    title: categories.length > 0 ? t('about:faqs.others') : '',
    questions: questionsOf(null),
  };
  return [...groups, others].filter(({ questions }) => questions.length > 0);
}

/** Joins as many of the first questions as fit into MAX_DESCRIPTION. */
function describe([first = '', ...questions]: string[]): string {
  return questions.reduce((text, question) => {
    const longer = `${text} ${question}`;
    return longer.length > MAX_DESCRIPTION ? text : longer;
  }, first);
}
