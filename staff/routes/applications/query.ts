/** The search and the filters of the list of applications, which are in its URL. */
import {
  staffApplicationQuerySchema,
  type StaffApplicationQuery,
} from '#contract/staff/applications';

export type Filters = Omit<StaffApplicationQuery, 'offset' | 'limit'>;

export const FILTER_NAMES = ['from', 'until', 'kind', 'subject'] as const;

/** Invalid values count as missing. */
export function readFilters(url: URL): Filters {
  // A form sends an empty string for each empty field.
  const given = [...url.searchParams].filter(([, value]) => value !== '');
  const {
    offset: _,
    limit: __,
    ...filters
  } = staffApplicationQuerySchema.parse(Object.fromEntries(given));
  return filters;
}

/** The parameters of the list with these filters. */
export function parametersOf({ view, ...filters }: Filters): Record<string, string | undefined> {
  return { ...(view === 'new' ? {} : { view }), ...filters };
}
