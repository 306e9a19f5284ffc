/** What narrows the list, each with a link that takes it away, and how many children are left. */
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { FilterBadges } from '../../lists/filter-badges';
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
    <FilterBadges
      active={active}
      without={(name) => links.orphans(filterQuery({ ...filters, [name]: '' }))}
      total={t('total', { count: total })}
    />
  );
}
