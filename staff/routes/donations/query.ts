/** The search and the filters of the list of donations, which are in its URL. */
import { giftQuerySchema, type GiftQuery } from '#contract/staff/gifts';

export type Filters = Omit<GiftQuery, 'offset' | 'limit'>;

/** Invalid values count as missing. */
export function readFilters(url: URL): Filters {
  // A form sends an empty string for each empty field.
  const given = [...url.searchParams].filter(([, value]) => value !== '');
  const { offset: _, limit: __, ...filters } = giftQuerySchema.parse(Object.fromEntries(given));
  return filters;
}

/** The parameters of the list with these filters. */
export function parametersOf({ view, ...filters }: Filters): Record<string, string | undefined> {
  return { ...(view === 'all' ? {} : { view }), ...filters };
}

export const FILTER_NAMES = ['from', 'until', 'state', 'intention', 'offering', 'method'] as const;
