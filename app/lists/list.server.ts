/** The loader recipe of every list: filters and page from the URL, one page of results, whether caches may store it. */
import type * as z from 'zod';
import { PAGE_SIZE } from '#domain/constants';
import { languageFrom, type InLanguage } from '../charity/localise';
import { NO_STORE_HEADERS } from '../forms/loader.server';
import type { Visitor } from '../visitor/visitor.server';
import {
  isCanonicalQuery,
  readFilters,
  readPage,
  type FilterField,
  type FilterOption,
  type Filters,
} from './filters';
import { unknownFiltersNote } from './left-out.server';

export type List<Card> = {
  fields: FilterField[];
  filters: Filters;
  page: number;
  /** At least 1. */
  pages: number;
  total: number;
  cards: Card[];
  /** Message about unknown filters in the query; null when there are none. */
  leftOut: string | null;
  /** True when every parameter of the URL matches the list that it shows. */
  isCanonical: boolean;
};

type Recipe<Item, Card> = {
  fields: FilterField[];
  fetch: (page: number, filters: Filters) => Promise<{ data: readonly Item[]; total: number }>;
  card: (item: Item) => Card;
};

/** Loads one page of a list. Loads the last page if the requested one is after the end. @throws CharityError */
export async function loadList<Item, Card>(
  visitor: Visitor,
  { searchParams: query }: URL,
  { fields, fetch, card }: Recipe<Item, Card>,
): Promise<List<Card>> {
  const filters = readFilters(query, fields);
  let page = readPage(query);
  let found = await fetch(page, filters);
  const pages = Math.max(1, Math.ceil(found.total / PAGE_SIZE));
  if (page > pages) {
    page = pages;
    found = await fetch(page, filters);
  }
  return {
    ...{ fields, filters, page, pages },
    total: found.total,
    cards: found.data.map(card),
    leftOut: unknownFiltersNote(visitor, query, filters),
    isCanonical: isCanonicalQuery(query, filters, page),
  };
}

type Fetch<Item> = Recipe<Item, unknown>['fetch'];

/** Values of filters have this form. Text of other forms is not requested from the charity API. */
const GUESSED_VALUE = /^[\w-]{1,64}$/;

/**
 * Begins to fetch a list before the options of its filters are known, so that the charity API gets both calls at the
 * same time. Guesses that every value in the URL is an option.
 * @param fields the fields without the options that are not known yet
 * @param unknown names of fields that exist only with options
 * @returns the `fetch` of the list. It fetches again after a wrong guess, such as for an old link.
 */
export function fetchAhead<Item>(
  { searchParams: query }: URL,
  fields: readonly FilterField[],
  fetch: Fetch<Item>,
  unknown: readonly string[] = [],
): Fetch<Item> {
  const guess = { ...readFilters(query, fields) };
  for (const name of [...fields.filter(hasNoOptions).map(({ name }) => name), ...unknown]) {
    const value = query.get(name) ?? '';
    if (GUESSED_VALUE.test(value)) guess[name] = value;
  }
  const page = readPage(query);
  const key = keyOf(page, guess);
  const begun = attempt(() => fetch(page, guess));
  // After a wrong guess, the list does not await this promise. Without a handler, Node would end the process.
  begun.catch(() => undefined);
  return (asked, filters) => (keyOf(asked, filters) === key ? begun : fetch(asked, filters));
}

const hasNoOptions = ({ as, options }: FilterField) =>
  (as === 'select' || as === 'hidden') && options.length === 0;

function keyOf(page: number, filters: Filters): string {
  return JSON.stringify([page, Object.entries(onlySetFilters(filters)).sort()]);
}

/** Turns an error of a synchronous function into a rejection. */
async function attempt<Value>(work: () => Promise<Value>): Promise<Value> {
  return work();
}

/** Returns one page of a list that the charity API returns without pagination. */
export function slicePage<Item>(all: readonly Item[], page: number) {
  return { data: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: all.length };
}

/** The `headers` option of `pageLoader` for lists: caches may store only canonical URLs. */
export function listHeaders({ list }: { list: { isCanonical: boolean } }): HeadersInit {
  return list.isCanonical ? {} : NO_STORE_HEADERS;
}

type PageQuery = { offset: number; limit: number };

/**
 * Returns the filters as a query of the charity API, without the page.
 * @throws ZodError for a value that the contract does not have
 */
export function toQuery<Query extends PageQuery>(
  schema: z.ZodType<Query>,
  filters: Filters,
): Omit<Query, keyof PageQuery> {
  const { offset: _, limit: __, ...query } = schema.parse(onlySetFilters(filters));
  return query;
}

/** Returns the filters that have a value. */
function onlySetFilters(filters: Filters): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
}

/** Converts items with an id and a title to filter options. */
export function toFilterOptions(
  named: readonly (InLanguage & { id: string; title: string })[],
): FilterOption[] {
  return named.map(({ id, title, ...others }) => ({
    ...{ value: id, label: title },
    ...languageFrom(others),
  }));
}
