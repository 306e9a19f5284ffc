/** The filters as a form that only reads: the address says what is shown. A fold on narrow screens. */
import { Form } from '@remix-run/react';
import { useText } from '../../i18n/strings';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Fold } from '../../ui/fold';
import { Select } from '../../ui/select';
import type { ToList } from './campaign-list';
import { NO_FILTERS, ORDERS, STATUS_FILTERS } from './filters';
import type { ListData } from './list.server';

type Props = { list: ListData; to: ToList; isOneType: boolean };

export function FilterForm({ list, to, isOneType }: Props) {
  const t = useText('projects');
  const { filters, types, tags } = list;
  return (
    <Fold
      summary={t('filter.title')}
      // Always open where there is room, in browsers that let a page say so; a fold in the others.
      className="border-b border-line md:supports-[selector(::details-content)]:[&>summary]:hidden md:[&::details-content]:[content-visibility:visible]"
    >
      {/* The fields keep what the visitor chose; a new address is a new form. */}
      <Form
        key={JSON.stringify(filters)}
        method="get"
        action={to()}
        className="grid gap-2 pt-2 pb-3 md:grid-cols-[1.4fr_1fr_1fr_1fr_auto] md:items-end"
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
          <Select label={t('filter.type')} name="type" defaultValue={filters.type}>
            <option value="">{t('filter.allTypes')}</option>
            {types.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        )}
        {tags.length > 0 && (
          <Select label={t('project-types:tag')} name="tag" defaultValue={filters.tag}>
            <option value="">{t('project-types:allTags')}</option>
            {tags.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        )}
        <Select label={t('filter.status')} name="status" defaultValue={filters.status}>
          {STATUS_FILTERS.map((status) => (
            <option key={status} value={status}>
              {t(`status.${status}`)}
            </option>
          ))}
        </Select>
        <Select label={t('filter.order')} name="order" defaultValue={filters.order}>
          {ORDERS.map((order) => (
            <option key={order} value={order}>
              {t(`order.${order}`)}
            </option>
          ))}
        </Select>
        <Button kind="quiet" type="submit">
          {t('filter.show')}
        </Button>
        <label className="tick md:col-span-full">
          <input
            type="checkbox"
            name="zakat"
            value="true"
            defaultChecked={filters.zakat !== NO_FILTERS.zakat}
          />
          <span>{t('filter.zakat')}</span>
        </label>
      </Form>
    </Fold>
  );
}
