/** Loads one page of organisations with the filters in the URL. */
import { ngoQuerySchema, type NgoSummary } from '#contract/ngos';
import { MAX_PAGE_SIZE } from '#domain/constants';
import { fallbackOnOutage, languageFrom, type Localised } from '#web/charity/results';
import { fetchAllPages } from '../../charity/whole';
import { fetchCategories } from '../../giving/categories.server';
import type { FilterField, FilterOption } from '../../lists/filters';
import { fetchAhead, type List, loadList, toFilterOptions, toQuery } from '../../lists/list.server';
import type { Visitor } from '../../visitor/visitor.server';
import { cardOf, type NgoCard } from './card.server';

export type NgoList = List<NgoCard>;

/** @throws CharityError */
export async function ngoList(visitor: Visitor, url: URL): Promise<NgoList> {
  const { charity } = visitor;
  const noOptions = { categories: [], groups: [] };
  const fetch = fetchAhead(url, filterFields(visitor, [], noOptions), (slice, filters) =>
    charity.call('ngos', { query: toQuery(ngoQuerySchema, filters, slice) }),
  );
  const [all, categories, { data: groups }] = await Promise.all([
    fetchAllPages((page) => charity.call('ngos', { query: page })),
    fetchCategories(charity).catch((error: unknown) => fallbackOnOutage(error, [])),
    charity
      .call('beneficiaryTypes', { query: { limit: MAX_PAGE_SIZE } })
      .catch((error: unknown) => fallbackOnOutage(error, { data: [] })),
  ]);
  return loadList(visitor, url, {
    fields: filterFields(visitor, all, { categories, groups }),
    fetch,
    card: (organisation) => cardOf(organisation, categories),
  });
}

type Named = Parameters<typeof toFilterOptions>[0];
type Organisation = Localised<NgoSummary>;

/** The filters offer only values that occur among the organisations. */
function filterFields(
  { t, locale }: Pick<Visitor, 't' | 'locale'>,
  all: readonly Organisation[],
  { categories, groups }: { categories: Named; groups: Named },
): FilterField[] {
  const select = (name: string, options: readonly FilterOption[]): FilterField => ({
    ...{ name, label: t(`ngos:filter.${name}`), as: 'select', usual: '' },
    any: t(`ngos:filter.any.${name}`),
    options,
  });
  const occurring = (named: Named, ids: (one: Organisation) => readonly string[]) => {
    const known = new Set(all.flatMap(ids));
    return toFilterOptions(named.filter(({ id }) => known.has(id)));
  };
  const areas = new Map(
    all.map(({ area, areaName, ...others }) => [
      area,
      { value: area, label: areaName, ...languageFrom(others) },
    ]),
  );
  const { compare } = new Intl.Collator(locale);
  return [
    {
      ...{ name: 'search', label: t('projects:filter.search'), as: 'search', usual: '' },
      options: [],
    },
    select(
      'category',
      occurring(categories, ({ category }) => [category]),
    ),
    select(
      'area',
      [...areas.values()].sort((a, b) => compare(a.label, b.label)),
    ),
    select(
      'beneficiary',
      occurring(groups, ({ beneficiaries }) => beneficiaries),
    ),
  ];
}
