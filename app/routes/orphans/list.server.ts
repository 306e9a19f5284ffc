/** Loads one page of orphans with the filters in the URL. */
import { orphanQuerySchema, type OrphanSummary } from '#contract/orphans';
import { GENDERS, ORPHANHOODS } from '#contract/people';
import { byName, countryNameOf } from '#domain/countries/names';
import type { Localised } from '#web/charity/results';
import { fetchAllPages } from '../../charity/whole';
import { fetchFreshRates } from '../../giving/rates.server';
import type { FilterField } from '../../lists/filters';
import { fetchAhead, type List, loadList, toQuery } from '../../lists/list.server';
import type { Visitor } from '../../visitor/visitor.server';
import { cardOf, type OrphanCard } from './card.server';

export type OrphanList = List<OrphanCard>;

/** @throws CharityError */
export async function orphanList(visitor: Visitor, url: URL): Promise<OrphanList> {
  const fetch = fetchAhead(url, filterFields(visitor, []), (slice, filters) =>
    visitor.charity.call('orphans', { query: toQuery(orphanQuerySchema, filters, slice) }),
  );
  const [everyone, rates] = await Promise.all([
    fetchAllPages((page) => visitor.charity.call('orphans', { query: page })),
    fetchFreshRates(visitor),
  ]);
  return loadList(visitor, url, {
    fields: filterFields(visitor, everyone),
    fetch,
    card: (child) => cardOf(child, visitor, rates),
  });
}

/** Age groups: before school, and every three years of school. */
const FROM_AGES = [3, 6, 9, 12, 15];
const TO_AGES = [5, 8, 11, 14, 17];
const CHILDREN = [2, 3, 4, 5];

type Child = Pick<Localised<OrphanSummary>, 'nationality' | 'area' | 'areaName'>;

/** Filters of the list of orphans, with the regions and nationalities that occur among the children. */
function filterFields(
  { t, locale }: Pick<Visitor, 't' | 'locale'>,
  children: readonly Child[],
): FilterField[] {
  const named = (name: string, values: readonly string[], words: (value: string) => string) =>
    field(
      name,
      values.map((value) => ({ value, name: words(value) })),
    );
  const counted = (name: string, counts: readonly number[]) =>
    field(
      name,
      counts.map((count) => ({
        value: String(count),
        name: t(`orphans:counted.${name}`, { count }),
      })),
    );
  const occurring = (name: string, entries: [string, string][]) =>
    field(
      name,
      [...new Map(entries)].map(([value, words]) => ({ value, name: words })).sort(byName(locale)),
    );
  const field = (name: string, options: { value: string; name: string }[]): FilterField => ({
    ...{ name, label: t(`orphans:filter.${name}`), as: 'select', usual: '' },
    any: t('orphans:filter.any'),
    options: options.map(({ value, name: label }) => ({ value, label })),
  });
  return [
    named('state', ['waiting', 'sponsored'], (state) => t(`orphans:state.${state}`)),
    occurring(
      'area',
      children.map(({ area, areaName }) => [area, areaName]),
    ),
    counted('minAge', FROM_AGES),
    counted('maxAge', TO_AGES),
    named('gender', GENDERS, (gender) => t(`orphans:gender.${gender}`)),
    occurring(
      'nationality',
      children.map(({ nationality }) => [nationality, countryNameOf(nationality, locale)]),
    ),
    named('orphanhood', ORPHANHOODS, (lost) => t(`orphans:orphanhood.${lost}`)),
    counted('children', CHILDREN),
    field('zakat', [{ value: 'true', name: t('orphans:zakat') }]),
  ];
}
