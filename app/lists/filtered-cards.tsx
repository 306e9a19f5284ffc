/** A list with filters: the filter form, the active filters, and the cards. */
import { Form, Link } from '@remix-run/react';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '#web/i18n/strings';
import { Field, Select } from '#web/ui/field';
import { Icon } from '#web/ui/icon';
import { Button, Disclosure } from '#web/ui/parts';
import { type FilterField, filterQuery, type Filters, MAX_SEARCH } from './filters';
import { UnknownFilters } from './left-out';
import { PagedCards, type ToList } from './paged-cards';

type Props<Card extends { id: string }> = ComponentProps<typeof PagedCards<Card>> & {
  list: { leftOut: string | null };
  /** Title and grid columns of the filter form. */
  filter: { title: string; columns: string };
  /** Number of results, as text. */
  total: string;
  /** Heading of the cards for screen readers. */
  heading: string;
  /** Links above the filter form. */
  tabs?: ReactNode;
};

export function FilteredCards<Card extends { id: string }>({
  filter,
  total,
  heading,
  tabs,
  ...cards
}: Props<Card>) {
  const { list, to } = cards;
  return (
    <>
      <UnknownFilters note={list.leftOut} />
      {tabs}
      <FilterForm list={list} action={to()} {...filter} />
      <ActiveFilters {...{ list, to, total }} />
      <h2 className="vh">{heading}</h2>
      <PagedCards {...cards} />
    </>
  );
}

type ActiveFiltersProps = {
  list: { fields: readonly FilterField[]; filters: Filters };
  to: ToList;
  /** Number of results, as text. */
  total: string;
};

/** The active filters, each with a link that removes it, and the number of results. */
function ActiveFilters({ list: { fields, filters }, to, total }: ActiveFiltersProps) {
  const t = useText('projects');
  const labelOf = ({ name, label, as, options }: FilterField) => {
    const value = filters[name] ?? '';
    if (as === 'search') return t('filter.searched', { words: value });
    // The only option of a checkbox has no text. The label of the field is its text.
    if (as === 'checkbox') return label;
    return options.find((option) => option.value === value)?.label ?? value;
  };
  const active = fields.filter(
    ({ name, as, usual }) =>
      (as === 'select' || as === 'search' || as === 'checkbox') && filters[name] !== usual,
  );
  return (
    <div className="flex flex-wrap items-center gap-1 py-2">
      {active.map((field) => (
        <Link
          key={field.name}
          className="badge min-h-[44px] [overflow-wrap:anywhere] no-underline"
          to={to(filterQuery(fields, { ...filters, [field.name]: field.usual }))}
          aria-label={t('filter.remove', { filter: labelOf(field) })}
        >
          {labelOf(field)}
          <Icon name="close" />
        </Link>
      ))}
      <span className="sm muted">{total}</span>
    </div>
  );
}

type FilterFormProps = {
  list: { fields: readonly FilterField[]; filters: Filters };
  title: string;
  /** URL of the list without filters. */
  action: string;
  /** Grid columns of the fields. */
  columns: string;
};

/** The filters of a list as a GET form, so that the URL contains the filters. Collapsed on narrow screens. */
function FilterForm({ list: { fields, filters }, title, action, columns }: FilterFormProps) {
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
