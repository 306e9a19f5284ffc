/** What narrows the list, each with a link that takes it away, and how many are left. */
import { Link } from '@remix-run/react';
import { useText } from '../../i18n/strings';
import { Icon } from '../../ui/icon';
import type { ToList } from './campaign-list';
import { filterQuery, NO_FILTERS, type Filters } from './filters';
import type { ListData } from './list.server';

type Props = { list: ListData; to: ToList; isOneType: boolean };

export function ActiveFilters({ list, to, isOneType }: Props) {
  const t = useText('projects');
  const { filters, types, tags, total } = list;
  const active: { name: keyof Filters; label: string }[] = [];
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
    <div className="flex flex-wrap items-center gap-1 py-2">
      {active.map(({ name, label }) => (
        <Link
          key={name}
          className="badge min-h-[44px] no-underline"
          to={to(filterQuery({ ...filters, [name]: NO_FILTERS[name] }))}
          aria-label={t('filter.remove', { filter: label })}
        >
          {label}
          <Icon name="close" />
        </Link>
      ))}
      <span className="sm muted">{t('total', { count: total })}</span>
    </div>
  );
}
