/** Cases of tafreej: what it is, which are taken, and the list, filtered and ordered by the address. */
import type { HeadersFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { PAGE_SIZE } from '#domain/constants';
import { pageLoader } from '../../forms/loader.server';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { ButtonLink } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { NOT_KEPT } from '../projects/filters';
import { MoreCards } from '../projects/more-cards';
import { useShownPages } from '../projects/shown-pages';
import { ActiveCaseFilters } from './active-filters';
import { CaseGrid } from './case-card';
import { CaseFilterForm } from './filter-form';
import { filterQuery } from './filters';
import { listOfCases, type CaseListData } from './list.server';
import { Rules } from './rules';

export const loader = pageLoader({
  strings: ['cases', 'card', 'projects'],
  load: async ({ visitor, url }) => ({
    head: { title: visitor.t('cases:title'), description: visitor.t('cases:description') },
    list: await listOfCases(visitor, url),
  }),
  headers: ({ list }) => (list.isAsSaid ? {} : NOT_KEPT),
});

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function CasesPage() {
  const { list } = useLoaderData<typeof loader>();
  const t = useText('cases');
  const links = useLinks();
  return (
    <>
      <div className="grid gap-1 pt-4 pb-2">
        <h1>{t('title')}</h1>
        <p className="text-lg text-muted">{t('lead')}</p>
      </div>
      <p className="prose pb-2">{t('about')}</p>
      <Rules settings={list.settings} />
      <CaseFilterForm list={list} />
      <ActiveCaseFilters list={list} />
      <h2 className="vh">{t('projects:results')}</h2>
      {list.total === 0 ? (
        <Empty
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            <ButtonLink kind="quiet" to={links.cases()}>
              {t('empty.all')}
            </ButtonLink>
          }
        />
      ) : (
        <Found list={list} />
      )}
    </>
  );
}

function Found({ list }: { list: CaseListData }) {
  const t = useText('projects');
  const links = useLinks();
  const { from, to, cards } = useShownPages(list);
  const page = (number: number) => links.cases(filterQuery(list.filters, number));
  return (
    <>
      {from > 1 && (
        <p className="pb-2">
          <Link to={page(from - 1)} rel="prev">
            {t('more.previous')}
          </Link>
        </p>
      )}
      <CaseGrid cards={cards} />
      {list.pages > 1 && (
        <MoreCards
          seen={(from - 1) * PAGE_SIZE + cards.length}
          total={list.total}
          next={to < list.pages ? page(to + 1) : null}
        />
      )}
    </>
  );
}
