/** The programs: lasting lines of work, each with campaigns of its own; by field of work. */
import type { HeadersFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { pageLoader } from '../../forms/loader.server';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { ButtonLink } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { NOT_KEPT, readPage, saysWhatIsShown } from '../../lists/filters';
import { LeftOut } from '../../lists/left-out';
import { leftOutNote } from '../../lists/left-out.server';
import { ProgramCard } from './program-card';
import { programList } from './programs.server';

export const loader = pageLoader({
  strings: ['programs'],
  load: async ({ visitor, url }) => {
    const asked = url.searchParams;
    const list = await programList(visitor, readPage(asked), asked.get('category') ?? '');
    return {
      head: {
        title: visitor.t('programs:title'),
        description: visitor.t('programs:description'),
      },
      ...list,
      // Without the list of categories, unknown ones cannot be detected.
      leftOut:
        list.categories.length > 0
          ? leftOutNote(visitor, asked, { category: list.category })
          : null,
      isAsSaid: saysWhatIsShown(asked, { page: list.page, category: list.category }),
    };
  },
  headers: ({ isAsSaid }) => (isAsSaid ? {} : NOT_KEPT),
});

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ProgramsPage() {
  const { programs, category, categories, page, pages, leftOut } = useLoaderData<typeof loader>();
  const t = useText('programs');
  const links = useLinks();
  const at = (to: { category?: string; page?: number }) => links.programs({ category, ...to });
  return (
    <>
      <div className="grid gap-1 pt-4 pb-2">
        <h1>{t('title')}</h1>
        <p className="text-lg text-muted">{t('lead')}</p>
      </div>
      <LeftOut note={leftOut} />
      {categories.length > 0 && (
        <nav className="tabs mb-3" aria-label={t('category')}>
          {[{ id: '', title: t('allCategories') }, ...categories].map(({ id, title }) => (
            <Link
              key={id}
              to={links.programs({ category: id })}
              aria-current={id === category ? 'page' : undefined}
            >
              {title}
            </Link>
          ))}
        </nav>
      )}
      {programs.length === 0 && <Empty title={t('empty.title')} text={t('empty.text')} />}
      <ul className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))]">
        {programs.map((program, at) => (
          <ProgramCard key={program.id} program={program} isTop={at === 0} />
        ))}
      </ul>
      {pages > 1 && (
        <nav className="row pt-3" aria-label={t('pages')}>
          {page > 1 && (
            <ButtonLink kind="quiet" to={at({ page: page - 1 })} rel="prev">
              {t('previous')}
            </ButtonLink>
          )}
          {page < pages && (
            <ButtonLink kind="quiet" to={at({ page: page + 1 })} rel="next">
              {t('next')}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}
