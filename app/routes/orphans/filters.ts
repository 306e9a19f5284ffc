/** The filters of the list of orphans: fields with the values that each can have, read from an address and written back. */

/** By name; '' is any. */
export type Filters = Record<string, string>;

export type FilterField = {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
};

/** What is no value of a field is as if it were not there: an old or mistyped link still shows a list. */
export function readFilters(query: URLSearchParams, fields: readonly FilterField[]): Filters {
  return Object.fromEntries(
    fields.map(({ name, options }) => [
      name,
      options.find(({ value }) => value === query.get(name))?.value ?? '',
    ]),
  );
}

/** The query of an address that shows these; links leave out what is empty. */
export function filterQuery(
  filters: Filters,
  page = 1,
): Record<string, string | number | undefined> {
  return { ...filters, page: page === 1 ? undefined : page };
}

/** What an address says beside nothing at all: only the list without a filter is kept. */
export function isPlain(query: URLSearchParams): boolean {
  return [...query].every(([, value]) => value === '');
}
