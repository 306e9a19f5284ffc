/** The filters of orphans: each may be any of what occurs. */
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { FilterSelect } from '../../lists/filter-fields';
import { FilterFold } from '../../lists/filter-fold';
import type { OrphanList } from './list.server';

export function FilterForm({ list: { fields, filters } }: { list: OrphanList }) {
  const t = useText('orphans');
  const links = useLinks();
  return (
    <FilterFold
      title={t('filter.title')}
      filters={filters}
      action={links.orphans()}
      columns="grid-cols-2 md:grid-cols-5"
    >
      {fields.map(({ name, label, options }) => (
        <FilterSelect
          key={name}
          label={label}
          name={name}
          chosen={filters[name]}
          choices={options.map((option) => ({ id: option.value, title: option.label }))}
          any={t('filter.any')}
        />
      ))}
    </FilterFold>
  );
}
