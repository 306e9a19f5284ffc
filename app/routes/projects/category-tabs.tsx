/** The categories of a list, as links. */
import { Link } from '@remix-run/react';
import { useText } from '../../i18n/strings';
import type { ToList } from './campaign-list';
import { filterQuery } from './filters';
import type { ListData } from './list.server';

export function CategoryTabs({ list, to }: { list: ListData; to: ToList }) {
  const t = useText('projects');
  const { filters, categories } = list;
  return (
    <nav className="tabs" aria-label={t('category')}>
      {[{ id: '', title: t('allCategories') }, ...categories].map(({ id, title }) => (
        <Link
          key={id}
          to={to(filterQuery({ ...filters, category: id }))}
          aria-current={id === filters.category ? 'page' : undefined}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
