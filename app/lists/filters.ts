/** The filters of a list of campaigns: read from an address, and written back into one. */
import type { ProjectOrder } from '#contract/content';

export const STATUS_FILTERS = ['open', 'completed', 'all'] as const;
/** Named again because the contract's own list would bring its schemas into the browser. */
export const ORDERS = [
  'newest',
  'ending',
  'closest',
  'largest',
] as const satisfies readonly ProjectOrder[];
export type StatusFilter = (typeof STATUS_FILTERS)[number];

export type Filters = {
  category: string;
  type: string;
  /** What campaigns of one type are narrowed by. */
  tag: string;
  status: StatusFilter;
  zakat: boolean;
  search: string;
  order: ProjectOrder;
};

/** What an address without a query means. */
export const NO_FILTERS: Filters = {
  category: '',
  type: '',
  tag: '',
  status: 'open',
  zakat: false,
  search: '',
  order: 'newest',
};

const MAX_SEARCH = 80;
/** Far more pages than there are campaigns; an offset past it is somebody's game. */
const MAX_PAGE = 10_000;

/** Anything that is no known value is as if it were not there: an old or mistyped link still shows a list. */
export function readFilters(
  query: URLSearchParams,
  known: {
    categories: readonly { id: string }[];
    types: readonly { id: string }[];
    tags?: readonly { id: string }[];
  },
): Filters {
  const oneOf = <Value extends string>(name: string, values: readonly Value[], other: Value) =>
    values.find((value) => value === query.get(name)) ?? other;
  return {
    category: oneOf('category', ['', ...known.categories.map(({ id }) => id)], ''),
    type: oneOf('type', ['', ...known.types.map(({ id }) => id)], ''),
    tag: oneOf('tag', ['', ...(known.tags ?? []).map(({ id }) => id)], ''),
    status: oneOf('status', STATUS_FILTERS, NO_FILTERS.status),
    zakat: query.get('zakat') === 'true',
    search: (query.get('search') ?? '').trim().slice(0, MAX_SEARCH),
    order: oneOf<ProjectOrder>('order', ORDERS, NO_FILTERS.order),
  };
}

/** A page number of an address; what is none, or below one, is the first. */
export function readPage(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^\d{1,9}$/.test(text) ? Math.min(Math.max(1, Number(text)), MAX_PAGE) : 1;
}

/** The query of an address that shows these filters; what is as it always is, is left out. */
export function filterQuery(
  filters: Filters,
  page = 1,
): Record<keyof Filters | 'page', string | number | undefined> {
  const unless = <Value>(value: Value, usual: Value) => (value === usual ? undefined : value);
  return {
    category: unless(filters.category, ''),
    type: unless(filters.type, ''),
    tag: unless(filters.tag, ''),
    status: unless(filters.status, NO_FILTERS.status),
    zakat: filters.zakat ? 'true' : undefined,
    search: unless(filters.search, ''),
    order: unless(filters.order, NO_FILTERS.order),
    page: unless(page, 1),
  };
}

/**
 * Whether an address says nothing but what its page shows. Others (a page past the end, a category that is none) show
 * a list too, but there are endlessly many of them.
 */
export function saysWhatIsShown(
  query: URLSearchParams,
  shown: Partial<Filters> & { page: number },
): boolean {
  const said = [...query].filter(([, value]) => value !== '');
  const names = new Set(said.map(([name]) => name));
  return (
    names.size === said.length &&
    said.every(
      ([name, value]) =>
        !(name in NO_FILTERS || name === 'page') || value === String(shown[name as 'page']),
    )
  );
}

/** Answers to addresses that are not kept: they would push out those that many people want. */
export const NOT_KEPT = { 'cache-control': 'no-store' };
