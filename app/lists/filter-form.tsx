/** The filters of a list as a GET form, so that the URL contains the filters. Collapsed on narrow screens. */
import { Form } from '@remix-run/react';
import { useText } from '#web/i18n/strings';
import { Button } from '#web/ui/button';
import { Field, Select } from '#web/ui/field';
import { Disclosure } from '#web/ui/fold';
import { MAX_SEARCH, type FilterField, type Filters } from './filters';

type Props = {
  list: { fields: readonly FilterField[]; filters: Filters };
  title: string;
  /** URL of the list without filters. */
  action: string;
  /** Grid columns of the fields. */
  columns: string;
};

export function FilterForm({ list: { fields, filters }, title, action, columns }: Props) {
  const t = useText('projects');
  const checkboxes = fields.filter(({ as }) => as === 'checkbox');
  const others = fields.filter(({ as }) => as !== 'checkbox');
  const control = (field: FilterField) => (
    <FilterControl key={field.name} field={field} value={filters[field.name] ?? ''} />
  );
  return (
    <Disclosure
      summary={title}
      // Always open on wide screens, in browsers where CSS can open it; collapsed in the others.
      className="border-b border-line md:supports-[selector(::details-content)]:[&>summary]:hidden md:[&::details-content]:[content-visibility:visible]"
    >
      {/* The key resets the fields when the URL has other filters. */}
      <Form
        key={JSON.stringify(filters)}
        method="get"
        action={action}
        className={`grid gap-2 pt-2 pb-3 md:items-end ${columns}`}
      >
        {others.map(control)}
        <Button kind="quiet" type="submit" className="self-end">
          {t('filter.show')}
        </Button>
        {checkboxes.map(control)}
      </Form>
    </Disclosure>
  );
}

function FilterControl({ field, value }: { field: FilterField; value: string }) {
  const { name, label, as, any, options } = field;
  if (as === 'fixed') return null;
  if (as === 'hidden') return value ? <input type="hidden" name={name} value={value} /> : null;
  if (as === 'search')
    return (
      <Field label={label} name={name} type="search" maxLength={MAX_SEARCH} defaultValue={value} />
    );
  if (as === 'checkbox')
    return (
      <label className="tick md:col-span-full">
        <input
          type="checkbox"
          name={name}
          value={options[0]?.value}
          defaultChecked={value !== ''}
        />
        <span>{label}</span>
      </label>
    );
  return (
    <Select label={label} name={name} defaultValue={value}>
      {any && <option value="">{any}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} {...option.language}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
