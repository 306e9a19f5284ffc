/** The programs: lasting lines of work, each with campaigns of its own. */
import type { HeadersFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { pageLoader } from '../../forms/loader.server';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { ButtonLink } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { Picture } from '../../ui/picture';
import { NOT_KEPT, readPage, saysWhatIsShown } from '../projects/filters';
import { programList } from './programs.server';

export const loader = pageLoader({
  strings: ['programs'],
  load: async ({ visitor, url }) => {
    const list = await programList(visitor, readPage(url.searchParams));
    return {
      head: {
        title: visitor.t('programs:title'),
        description: visitor.t('programs:description'),
      },
      ...list,
      isAsSaid: saysWhatIsShown(url.searchParams, { page: list.page }),
    };
  },
  headers: ({ isAsSaid }) => (isAsSaid ? {} : NOT_KEPT),
});

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ProgramsPage() {
  const { programs, page, pages } = useLoaderData<typeof loader>();
  const t = useText('programs');
  const links = useLinks();
  return (
    <>
      <div className="grid gap-1 pt-4 pb-3">
        <h1>{t('title')}</h1>
        <p className="text-lg text-muted">{t('lead')}</p>
      </div>
      {programs.length === 0 && <Empty title={t('empty.title')} text={t('empty.text')} />}
      <ul className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))]">
        {programs.map(({ id, title, summary, picture }) => (
          <li key={id} className="card">
            <Picture path={picture.path} alt="" sizes="(min-width: 900px) 368px, 92vw" />
            <div>
              <h2 className="text-lg">
                <Link
                  className="text-ink no-underline after:absolute after:inset-0"
                  to={links.program(id)}
                >
                  {title}
                </Link>
              </h2>
              <p className="muted">{summary}</p>
            </div>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav className="row pt-3" aria-label={t('pages')}>
          {page > 1 && (
            <ButtonLink kind="quiet" to={links.programs({ page: page - 1 })} rel="prev">
              {t('previous')}
            </ButtonLink>
          )}
          {page < pages && (
            <ButtonLink kind="quiet" to={links.programs({ page: page + 1 })} rel="next">
              {t('next')}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}
