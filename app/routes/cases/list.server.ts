/** Loads one page of tafreej cases with the filters of the URL. */
import { CASE_ORDERS, caseQuerySchema } from '#contract/cases';
import { GENDERS, SOCIAL_STATUSES } from '#contract/people';
import type { FilterField, FilterOption } from '../../lists/filters';
import { fetchAhead, type List, loadList, toFilterOptions, toQuery } from '../../lists/list.server';
import type { Visitor } from '../../visitor/visitor.server';
import { type CaseCardData, toCaseCard } from './card.server';
import { caseSettings, type CaseSettings } from './settings.server';

const STATES = ['open', 'completed', 'closed'] as const;
/** Options of the filter "at least this number of children". */
const CHILDREN = [1, 2, 3, 4, 5];

export type CaseList = List<CaseCardData>;

/** Returns the list, and the settings of all cases. @throws CharityError */
export async function caseList(
  visitor: Visitor,
  url: URL,
): Promise<{ list: CaseList; settings: CaseSettings }> {
  const noOptions = { areas: [], nationalities: [] };
  const fetch = fetchAhead(
    url,
    filterFields(visitor, noOptions),
    (slice, filters) =>
      visitor.charity.call('cases', { query: toQuery(caseQuerySchema, filters, slice) }),
    ['area', 'nationality'],
  );
  const settings = await caseSettings(visitor);
  const list = await loadList(visitor, url, {
    fields: filterFields(visitor, settings),
    fetch,
    card: (one) => toCaseCard(one),
  });
  return { list, settings };
}

function filterFields(
  { t }: Pick<Visitor, 't'>,
  { areas, nationalities }: Pick<CaseSettings, 'areas' | 'nationalities'>,
): FilterField[] {
  const select = (name: string, options: FilterOption[]): FilterField => ({
    ...{ name, options, label: t(`cases:filter.${name}`), as: 'select', usual: '' },
    any: t('cases:filter.any'),
  });
  const named = (values: readonly string[], label: (value: string) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  return [
    select(
      'state',
      named(STATES, (state) => t(`cases:state.${state}`)),
    ),
    ...(areas.length > 0 ? [select('area', toFilterOptions(areas))] : []),
    ...(nationalities.length > 0 ? [select('nationality', toFilterOptions(nationalities))] : []),
    select(
      'gender',
      named(GENDERS, (gender) => t(`cases:gender.${gender}`)),
    ),
    select(
      'socialStatus',
      named(SOCIAL_STATUSES, (status) => t(`cases:socialStatus.${status}`)),
    ),
    select(
      'children',
      CHILDREN.map((count) => ({ value: String(count), label: t('cases:atLeast', { count }) })),
    ),
    {
      ...{ name: 'order', label: t('cases:filter.order'), as: 'order', usual: 'closest' },
      options: named(CASE_ORDERS, (order) => t(`cases:order.${order}`)),
    },
    {
      ...{ name: 'zakat', label: t('cases:filter.zakat'), as: 'checkbox', usual: '' },
      options: [{ value: 'true', label: '' }],
    },
  ];
}
