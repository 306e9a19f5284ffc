/** What narrows a list, each with a link that takes it away, and how many are left. */
import { Link } from '@remix-run/react';
import { useText } from '../i18n/strings';
import { Icon } from '../ui/icon';

export type ActiveFilter<Name> = { name: Name; label: string };

type Props<Name> = {
  active: readonly ActiveFilter<Name>[];
  /** The address of the list without one of them. */
  without: (name: Name) => string;
  total: string;
};

export function FilterBadges<Name extends string>({ active, without, total }: Props<Name>) {
  const t = useText('projects');
  return (
    <div className="flex flex-wrap items-center gap-1 py-2">
      {active.map(({ name, label }) => (
        <Link
          key={name}
          className="badge min-h-[44px] no-underline"
          to={without(name)}
          aria-label={t('filter.remove', { filter: label })}
        >
          {label}
          <Icon name="close" />
        </Link>
      ))}
      <span className="sm muted">{total}</span>
    </div>
  );
}
