/** The categories of a list, as links; of one type with tags of its own, those. */
import { Link } from '@remix-run/react';
import { useText } from '../../i18n/strings';
import type { ToList } from './campaign-list';
import { filterQuery } from '../../lists/filters';
import type { ListData } from './list.server';

export function CategoryTabs({ list, to }: { list: ListData; to: ToList }) {
  const t = useText('projects');
  const { filters, categories, tags } = list;
  const [by, choices] =
    tags.length > 0 ? (['tag', tags] as const) : (['category', categories] as const);
  return (
    <nav className="tabs" aria-label={by === 'tag' ? t('project-types:tag') : t('category')}>
      {[{ id: '', title: t('allCategories') }, ...choices].map(({ id, title }) => (
        <Link
          key={id}
          to={to(filterQuery({ ...filters, [by]: id }))}
          aria-current={id === filters[by] ? 'page' : undefined}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
