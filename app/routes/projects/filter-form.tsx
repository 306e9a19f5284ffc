/** The filters of campaigns: words, type, tag, state and order. */
import { useText } from '../../i18n/strings';
import { Field } from '../../ui/field';
import type { ToList } from './campaign-list';
import { FilterSelect, ZakatFilter } from '../../lists/filter-fields';
import { FilterFold } from '../../lists/filter-fold';
import { NO_FILTERS, ORDERS, STATUS_FILTERS } from '../../lists/filters';
import type { ListData } from './list.server';

type Props = { list: ListData; to: ToList; isOneType: boolean };

export function FilterForm({ list, to, isOneType }: Props) {
  const t = useText('projects');
  const { filters, types, tags } = list;
  const isChosen = filters.zakat !== NO_FILTERS.zakat;
  return (
    <FilterFold
      title={t('filter.title')}
      filters={filters}
      action={to()}
      columns="md:grid-cols-[1.4fr_1fr_1fr_1fr_auto]"
      last={<ZakatFilter label={t('filter.zakat')} isChosen={isChosen} />}
    >
      {filters.category && <input type="hidden" name="category" value={filters.category} />}
      <Field
        label={t('filter.search')}
        name="search"
        type="search"
        maxLength={80}
        defaultValue={filters.search}
      />
      {!isOneType && (
        <FilterSelect
          label={t('filter.type')}
          name="type"
          chosen={filters.type}
          choices={types}
          any={t('filter.allTypes')}
        />
      )}
      {tags.length > 0 && (
        <FilterSelect
          label={t('project-types:tag')}
          name="tag"
          chosen={filters.tag}
          choices={tags}
          any={t('project-types:allTags')}
        />
      )}
      <FilterSelect
        label={t('filter.status')}
        name="status"
        chosen={filters.status}
        choices={STATUS_FILTERS.map((id) => ({ id, title: t(`status.${id}`) }))}
      />
      <FilterSelect
        label={t('filter.order')}
        name="order"
        chosen={filters.order}
        choices={ORDERS.map((id) => ({ id, title: t(`order.${id}`) }))}
      />
    </FilterFold>
  );
}
