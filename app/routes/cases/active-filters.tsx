/** What narrows the list of cases, each with a link that takes it away, and how many are left. */
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { FilterBadges } from '../../lists/filter-badges';
import { filterQuery, NO_FILTERS, type Filters } from './filters';
import type { CaseListData } from './list.server';

const NAMES = [
  'state',
  'area',
  'nationality',
  'gender',
  'socialStatus',
  'children',
  'zakat',
] as const satisfies readonly (keyof Filters)[];

export function ActiveCaseFilters({ list }: { list: CaseListData }) {
  const t = useText('cases');
  const links = useLinks();
  const { filters, settings, total } = list;
  const titleOf = (name: (typeof NAMES)[number]) => {
    const value = filters[name];
    const named = (of: readonly { id: string; title: string }[]) =>
      of.find(({ id }) => id === value)?.title ?? value;
    if (name === 'area') return named(settings.areas);
    if (name === 'nationality') return named(settings.nationalities);
    if (name === 'children') return t('atLeast', { count: Number(value) });
    return name === 'zakat' ? t('filter.zakat') : t(`${name}.${value}`);
  };
  const active = NAMES.filter((name) => filters[name] !== '').map((name) => ({
    name,
    label: titleOf(name),
  }));
  return (
    <FilterBadges
      active={active}
      without={(name) => links.cases(filterQuery({ ...filters, [name]: NO_FILTERS[name] }))}
      total={t('total', { count: total })}
    />
  );
}
