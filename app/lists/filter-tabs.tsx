/** The values of one filter as links above a list. */
import { Link } from '@remix-run/react';
import { filterQuery, type FilterField, type FilterOption, type Filters } from './filters';
import type { ToList } from './paged-cards';

type Props = {
  list: { fields: readonly FilterField[]; filters: Filters };
  to: ToList;
  /** Text of the link to all values. */
  all: string;
};

/** Shows nothing when no field has `tabs`, or when the field has no values. */
export function FilterTabs({ list: { fields, filters }, to, all }: Props) {
  const field = fields.find(({ tabs }) => tabs);
  if (!field || field.options.length === 0) return null;
  const { name, label, options } = field;
  const allValues: FilterOption = { value: '', label: all };
  return (
    <nav className="tabs" aria-label={label}>
      {[allValues, ...options].map(({ value, label: text, language }) => (
        <Link
          key={value}
          to={to(filterQuery(fields, { ...filters, [name]: value }))}
          aria-current={value === filters[name] ? 'page' : undefined}
          {...language}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
