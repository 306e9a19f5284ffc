/** What narrows the list, each with a link that takes it away, and how many children are left. */
import { Link } from '@remix-run/react';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { Icon } from '../../ui/icon';
import { filterQuery } from './filters';
import type { OrphanList } from './list.server';

export function ActiveFilters({ list: { fields, filters, total } }: { list: OrphanList }) {
  const t = useText('orphans');
  const links = useLinks();
  const active = fields.flatMap(({ name, options }) => {
    const chosen = options.find(({ value }) => value === filters[name]);
    return chosen ? [{ name, label: chosen.label }] : [];
  });
  return (
    <div className="flex flex-wrap items-center gap-1 py-2">
      {active.map(({ name, label }) => (
        <Link
          key={name}
          className="badge min-h-[44px] no-underline"
          to={links.orphans(filterQuery({ ...filters, [name]: '' }))}
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
