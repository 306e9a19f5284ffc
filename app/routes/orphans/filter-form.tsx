/** The filters as a form that only reads: the address says what is shown. A fold on narrow screens. */
import { Form } from '@remix-run/react';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { Button } from '../../ui/button';
import { Fold } from '../../ui/fold';
import { Select } from '../../ui/select';
import type { OrphanList } from './list.server';

export function FilterForm({ list: { fields, filters } }: { list: OrphanList }) {
  const t = useText('orphans');
  const links = useLinks();
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
        action={links.orphans()}
        className="grid grid-cols-2 gap-2 pt-2 pb-3 md:grid-cols-5 md:items-end"
      >
        {fields.map(({ name, label, options }) => (
          <Select key={name} label={label} name={name} defaultValue={filters[name]}>
            <option value="">{t('filter.any')}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        ))}
        <Button kind="quiet" type="submit" className="self-end">
          {t('filter.show')}
        </Button>
      </Form>
    </Fold>
  );
}
