/** Cases of tafreej: what it is, which are taken, and the list, filtered and ordered by the address. */
import type { HeadersFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageLoader } from '../../forms/loader.server';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { NOT_KEPT } from '../../lists/filters';
import { LeftOut } from '../../lists/left-out';
import { PagedCards } from '../../lists/paged-cards';
import { ActiveCaseFilters } from './active-filters';
import { CaseGrid } from './case-card';
import { CaseFilterForm } from './filter-form';
import { filterQuery } from './filters';
import { listOfCases } from './list.server';
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
      <LeftOut note={list.leftOut} />
      <CaseFilterForm list={list} />
      <ActiveCaseFilters list={list} />
      <h2 className="vh">{t('results')}</h2>
      <PagedCards
        list={list}
        page={(number) => links.cases(filterQuery(list.filters, number))}
        empty={{
          title: t('empty.title'),
          text: t('empty.text'),
          all: t('empty.all'),
          toAll: links.cases(),
        }}
      >
        {(cards) => <CaseGrid cards={cards} />}
      </PagedCards>
    </>
  );
}
