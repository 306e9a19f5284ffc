/** What narrows the list, each with a link that takes it away, and how many are left. */
import { useText } from '../../i18n/strings';
import type { ToList } from './campaign-list';
import { FilterBadges, type ActiveFilter } from '../../lists/filter-badges';
import { filterQuery, NO_FILTERS, type Filters } from '../../lists/filters';
import type { ListData } from './list.server';

type Props = { list: ListData; to: ToList; isOneType: boolean };

export function ActiveFilters({ list, to, isOneType }: Props) {
  const t = useText('projects');
  const { filters, types, tags, total } = list;
  const active: ActiveFilter<keyof Filters>[] = [];
  if (filters.type && !isOneType) {
    const type = types.find(({ id }) => id === filters.type);
    active.push({ name: 'type', label: type?.title ?? filters.type });
  }
  const tag = tags.find(({ id }) => id === filters.tag);
  if (tag) active.push({ name: 'tag', label: tag.title });
  if (filters.status !== NO_FILTERS.status)
    active.push({ name: 'status', label: t(`status.${filters.status}`) });
  if (filters.zakat) active.push({ name: 'zakat', label: t('filter.zakat') });
  if (filters.search)
    active.push({ name: 'search', label: t('filter.searched', { words: filters.search }) });
  return (
    <FilterBadges
      active={active}
      without={(name) => to(filterQuery({ ...filters, [name]: NO_FILTERS[name] }))}
      total={t('total', { count: total })}
    />
  );
}
