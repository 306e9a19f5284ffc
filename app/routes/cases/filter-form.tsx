/** The filters of cases as a form that only reads. A fold on narrow screens. */
import { Form } from '@remix-run/react';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { Button } from '../../ui/button';
import { Fold } from '../../ui/fold';
import { Select } from '../../ui/select';
import { CHILDREN, GENDERS, ORDERS, SOCIAL_STATUSES, STATES } from './filters';
import type { CaseListData } from './list.server';

type Choice = { id: string; title: string };

export function CaseFilterForm({ list: { filters, settings } }: { list: CaseListData }) {
  const t = useText('cases');
  const links = useLinks();
  const of = <Id extends string>(ids: readonly Id[], titleOf: (id: Id) => string): Choice[] =>
    ids.map((id) => ({ id, title: titleOf(id) }));
  const select = (name: Exclude<keyof typeof filters, 'zakat'>, choices: Choice[], any = true) => (
    <Select label={t(`filter.${name}`)} name={name} defaultValue={filters[name]}>
      {any && <option value="">{t('filter.any')}</option>}
      {choices.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Select>
  );
  return (
    <Fold
      summary={t('projects:filter.title')}
      // As in the list of campaigns: always open where there is room.
      className="border-b border-line md:supports-[selector(::details-content)]:[&>summary]:hidden md:[&::details-content]:[content-visibility:visible]"
    >
      {/* The fields keep what the visitor chose; a new address is a new form. */}
      <Form
        key={JSON.stringify(filters)}
        method="get"
        action={links.cases()}
        className="grid gap-2 pt-2 pb-3 md:grid-cols-4 md:items-end"
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
        <Button kind="quiet" type="submit">
          {t('projects:filter.show')}
        </Button>
        <label className="tick md:col-span-full">
          <input
            type="checkbox"
            name="zakat"
            value="true"
            defaultChecked={filters.zakat === 'true'}
          />
          <span>{t('filter.zakat')}</span>
        </label>
      </Form>
    </Fold>
  );
}
