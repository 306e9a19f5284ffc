/** Loads one page of campaigns with the filters in the URL: all campaigns, or campaigns of one type. */
import { projectQuerySchema } from '#contract/content';
import { MAX_PAGE_SIZE } from '#domain/constants';
import { type InLanguage, orOnOutage } from '#web/charity/results';
import { toProjectCard } from '../../giving/card.server';
import { fetchCategories } from '../../giving/categories.server';
import type { FilterField } from '../../lists/filters';
import { fetchAhead, type List, loadList, toFilterOptions, toQuery } from '../../lists/list.server';
import type { Visitor } from '../../visitor/visitor.server';

const STATUSES = ['open', 'completed', 'all'] as const;
const ORDERS = ['newest', 'ending', 'closest', 'largest'] as const;

export type CampaignList = List<ReturnType<typeof toProjectCard>>;

type Named = InLanguage & { id: string; title: string };

/** @param type for the list at /projects/type/{type} @throws CharityError */
export async function campaignList(
  visitor: Visitor,
  url: URL,
  type?: string,
): Promise<CampaignList> {
  const { charity } = visitor;
  const noOptions = { categories: [], types: [], tags: [], type };
  const fetch = fetchAhead(
    url,
    filterFields(visitor, noOptions),
    (slice, filters) => {
      const status = filters.status === 'all' ? '' : filters.status!;
      const query = toQuery(projectQuerySchema, { ...filters, status }, slice);
      return charity.call('projects', { query });
    },
    type ? ['tag'] : [],
  );
  const [categories, { data: types }, tags] = await Promise.all([
    fetchCategories(charity),
    charity.call('projectTypes', { query: { limit: MAX_PAGE_SIZE } }),
    type ? tagsOf(visitor, type) : [],
  ]);
  return loadList(visitor, url, {
    fields: filterFields(visitor, { categories, types, tags, type }),
    fetch,
    card: (project) => toProjectCard(project, categories),
  });
}

type FilterOptions = {
  categories: readonly Named[];
  types: readonly Named[];
  /** Tags of `type`. */
  tags: readonly Named[];
  type: string | undefined;
};

function filterFields(
  { t }: Pick<Visitor, 't'>,
  { categories, types, tags, type }: FilterOptions,
): FilterField[] {
  const category: FilterField = {
    ...{ name: 'category', label: t('projects:category'), as: 'hidden', usual: '' },
    options: toFilterOptions(categories),
    // The tags of a type are links instead of the categories.
    tabs: tags.length === 0,
  };
  const search: FilterField = {
    ...{ name: 'search', label: t('projects:filter.search'), as: 'search', usual: '' },
    options: [],
  };
  const typeField: FilterField = type
    ? { name: 'type', label: '', as: 'fixed', usual: type, options: [] }
    : {
        ...{ name: 'type', label: t('projects:filter.type'), as: 'select', usual: '' },
        options: toFilterOptions(types),
        any: t('projects:filter.allTypes'),
      };
  const tag: FilterField = {
    ...{ name: 'tag', label: t('project-types:tag'), as: 'select', usual: '', tabs: true },
    options: toFilterOptions(tags),
    any: t('project-types:allTags'),
  };
  const status: FilterField = {
    ...{ name: 'status', label: t('projects:filter.status'), as: 'select', usual: 'open' },
    options: STATUSES.map((value) => ({ value, label: t(`projects:status.${value}`) })),
  };
  const order: FilterField = {
    ...{ name: 'order', label: t('projects:filter.order'), as: 'order', usual: 'newest' },
    options: ORDERS.map((value) => ({ value, label: t(`projects:order.${value}`) })),
  };
  const zakat: FilterField = {
    ...{ name: 'zakat', label: t('projects:filter.zakat'), as: 'checkbox', usual: '' },
    options: [{ value: 'true', label: '' }],
  };
  return [category, search, typeField, ...(tags.length > 0 ? [tag] : []), status, order, zakat];
}

/** Returns no tags while the charity API is unavailable: the list is still useful without them. */
async function tagsOf({ charity }: Visitor, type: string): Promise<Named[]> {
  return orOnOutage(
    [],
    async () => (await charity.call('tags', { query: { type, limit: MAX_PAGE_SIZE } })).data,
  );
}
