/** The active filters, each with a link that removes it, and the number of results. */
import { Link } from '@remix-run/react';
import { useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';
import { filterQuery, type FilterField, type Filters } from './filters';
import type { ToList } from './paged-cards';

type Props = {
  list: { fields: readonly FilterField[]; filters: Filters };
  to: ToList;
  /** Number of results, as text. */
  total: string;
};

export function ActiveFilters({ list: { fields, filters }, to, total }: Props) {
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
          className="badge min-h-[44px] no-underline"
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
