/** The loader recipe of every list: filters and page from the URL, one page of results, whether caches may store it. */
import type * as z from 'zod';
import { PAGE_SIZE } from '#domain/constants';
import { languageFrom, type InLanguage } from '#web/charity/results';
import { NO_STORE_HEADERS } from '../charity/responses.server';
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

type Slice = { offset: number; limit: number };

type Recipe<Item, Card> = {
  fields: FilterField[];
  fetch: (slice: Slice, filters: Filters) => Promise<{ data: readonly Item[]; total: number }>;
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
  let found = await fetch(sliceAt(page), filters);
  const pages = Math.max(1, Math.ceil(found.total / PAGE_SIZE));
  if (page > pages) {
    page = pages;
    found = await fetch(sliceAt(page), filters);
  }
  return {
    ...{ fields, filters, page, pages },
    total: found.total,
    cards: found.data.map(card),
    leftOut: unknownFiltersNote(visitor, query, filters),
    isCanonical: isCanonicalQuery(query, filters, page),
  };
}

export function sliceAt(page: number): Slice {
  return { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
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
  const slice = sliceAt(readPage(query));
  const key = keyOf(slice, guess);
  const begun = attempt(() => fetch(slice, guess));
  // After a wrong guess, the list does not await this promise. Without a handler, Node would end the process.
  begun.catch(() => undefined);
  return (asked, filters) => (keyOf(asked, filters) === key ? begun : fetch(asked, filters));
}

const hasNoOptions = ({ as, options }: FilterField) =>
  (as === 'select' || as === 'hidden') && options.length === 0;

function keyOf({ offset }: Slice, filters: Filters): string {
  return JSON.stringify([offset, Object.entries(onlySetFilters(filters)).sort()]);
}

/** Turns an error of a synchronous function into a rejection. */
async function attempt<Value>(work: () => Promise<Value>): Promise<Value> {
  return work();
}

/** Returns one page of a list that the charity API returns without pagination. */
export function sliceOf<Item>(all: readonly Item[], { offset, limit }: Slice) {
  return { data: all.slice(offset, offset + limit), total: all.length };
}

/** The `headers` option of `pageLoader` for lists: caches may store only canonical URLs. */
export function listHeaders({ list }: { list: { isCanonical: boolean } }): HeadersInit {
  return list.isCanonical ? {} : NO_STORE_HEADERS;
}

/**
 * Returns the filters and the page as a query of the charity API.
 * @throws ZodError for a value that the contract does not have
 */
export function toQuery<Query>(schema: z.ZodType<Query>, filters: Filters, slice: Slice): Query {
  return schema.parse({ ...onlySetFilters(filters), ...slice });
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
