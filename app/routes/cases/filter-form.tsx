/** The filters of cases as a form that only reads. A fold on narrow screens. */
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { FilterSelect, ZakatFilter } from '../../lists/filter-fields';
import { FilterFold } from '../../lists/filter-fold';
import { CHILDREN, GENDERS, ORDERS, SOCIAL_STATUSES, STATES } from './filters';
import type { CaseListData } from './list.server';

type Choice = { id: string; title: string };

export function CaseFilterForm({ list: { filters, settings } }: { list: CaseListData }) {
  const t = useText('cases');
  const links = useLinks();
  const of = <Id extends string>(ids: readonly Id[], titleOf: (id: Id) => string): Choice[] =>
    ids.map((id) => ({ id, title: titleOf(id) }));
  const select = (name: Exclude<keyof typeof filters, 'zakat'>, choices: Choice[], any = true) => (
    <FilterSelect
      label={t(`filter.${name}`)}
      name={name}
      chosen={filters[name]}
      choices={choices}
      {...(any && { any: t('filter.any') })}
    />
  );
  return (
    <FilterFold
      title={t('projects:filter.title')}
      filters={filters}
      action={links.cases()}
      columns="md:grid-cols-4"
      last={<ZakatFilter label={t('filter.zakat')} isChosen={filters.zakat === 'true'} />}
    >
      {select(
        'state',
        of(STATES, (id) => t(`state.${id}`)),
      )}
      {settings.areas.length > 0 && select('area', settings.areas)}
      {settings.nationalities.length > 0 && select('nationality', settings.nationalities)}
      {select(
        'gender',
        of(GENDERS, (id) => t(`gender.${id}`)),
      )}
      {select(
        'socialStatus',
        of(SOCIAL_STATUSES, (id) => t(`socialStatus.${id}`)),
      )}
      {select(
        'children',
        of(CHILDREN, (id) => t('atLeast', { count: Number(id) })),
      )}
      {select(
        'order',
        of(ORDERS, (id) => t(`order.${id}`)),
        false,
      )}
    </FilterFold>
  );
}
