/** The filters of a list: fields with the values that each accepts, read from a URL and written back into one. */
import type { InLanguage } from '#web/charity/results';

export type FilterOption = InLanguage & { value: string; label: string };

export type FilterField = {
  /** Name of the query parameter and of the form field. */
  name: string;
  label: string;
  /**
   * Control that shows the field in the filter form. `order` is a select that has no badge, because it does not
   * filter. `hidden` and `fixed` have no visible field: `hidden` is sent with the form; `fixed` is part of the path of
   * the list.
   */
  as: 'select' | 'order' | 'search' | 'checkbox' | 'hidden' | 'fixed';
  /** Empty for `search` and `fixed`. */
  options: readonly FilterOption[];
  /** Value when the URL does not name the field. */
  usual: string;
  /** Label for "no filter"; absent when the field always has one of its values. */
  any?: string;
  /** True when links above the form offer the same values. */
  tabs?: boolean;
};

/** Value of each field by name. */
export type Filters = Record<string, string>;

type Query = Record<string, string | number | undefined>;

/** Maximum length of a search text. */
export const MAX_SEARCH = 80;
/** Larger page numbers are not requested from the charity API: no list has so many pages. */
const MAX_PAGE = 10_000;

/** Reads the filters of a URL. Ignores unknown values, so that an old or mistyped link still shows a list. */
export function readFilters(query: URLSearchParams, fields: readonly FilterField[]): Filters {
  return Object.fromEntries(
    fields.map(({ name, as, options, usual }) => {
      const given = query.get(name) ?? '';
      if (as === 'search') return [name, given.trim().slice(0, MAX_SEARCH)];
      return [name, options.find(({ value }) => value === given)?.value ?? usual];
    }),
  );
}

/** Reads the page number of a URL. Returns 1 for a missing or invalid number. */
export function readPage(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^\d{1,9}$/.test(text) ? Math.min(Math.max(1, Number(text)), MAX_PAGE) : 1;
}

/** Returns the query of a URL that shows these filters. Omits default values, so that each list has one URL. */
export function filterQuery(fields: readonly FilterField[], filters: Filters, page = 1): Query {
  const values = fields.map(({ name, usual }) => [
    name,
    filters[name] === usual ? undefined : filters[name],
  ]);
  return { ...Object.fromEntries(values), page: page === 1 ? undefined : page };
}

/**
 * Returns true when every parameter of a URL matches the list that it shows. Other URLs (a page after the end, an
 * unknown category) show a list too, but their number is unlimited, so no cache stores them.
 */
export function isCanonicalQuery(query: URLSearchParams, shown: Filters, page: number): boolean {
  const expected: Filters = { ...shown, page: String(page) };
  const given = [...query].filter(([, value]) => value !== '');
  return (
    new Set(given.map(([name]) => name)).size === given.length &&
    given.every(([name, value]) => !(name in expected) || expected[name] === value)
  );
}
