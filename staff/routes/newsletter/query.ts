/** The search and the filters of the list of subscribers, which are in its URL. */
import { subscriberQuerySchema, type SubscriberQuery } from '#contract/staff/newsletter';

export type Filters = Omit<SubscriberQuery, 'offset' | 'limit'>;

/** Invalid values count as missing. */
export function readFilters(url: URL): Filters {
  const given = [...url.searchParams].filter(([, value]) => value !== '');
  const {
    offset: _,
    limit: __,
    ...filters
  } = subscriberQuerySchema.parse(Object.fromEntries(given));
  return filters;
}

/** The parameters of the list with these filters. */
export function parametersOf({ state, ...filters }: Filters): Record<string, string | undefined> {
  return { ...(state === 'confirmed' ? {} : { state }), ...filters };
}
