/** Orphans who can be sponsored: filtered by the address, those who wait first, nine a page. */
import type { HeadersFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageLoader } from '../../forms/loader.server';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { Crumbs } from '../../ui/crumbs';
import { NOT_KEPT } from '../../lists/filters';
import { LeftOut } from '../../lists/left-out';
import { PagedCards } from '../../lists/paged-cards';
import { ActiveFilters } from './active-filters';
import { Cards } from './card';
import { FilterForm } from './filter-form';
import { filterQuery, isPlain } from './filters';
import { listOf } from './list.server';

export const loader = pageLoader({
  strings: ['orphans', 'projects'],
  load: async ({ visitor, url }) => ({
    head: {
      title: visitor.t('orphans:title'),
      description: visitor.t('orphans:lead'),
      // Names of children are on it.
      index: false,
    },
    list: await listOf(visitor, url),
    isKept: isPlain(url.searchParams),
  }),
  headers: ({ isKept }) => (isKept ? {} : NOT_KEPT),
});

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function OrphansPage() {
  const { list } = useLoaderData<typeof loader>();
  const t = useText('orphans');
  const links = useLinks();
  return (
    <>
      <Crumbs trail={[{ label: t('crumb'), to: links.projects() }, { label: t('title') }]} />
      <div className="grid gap-1 pb-2">
        <h1>{t('title')}</h1>
        <p className="text-lg text-muted">{t('lead')}</p>
      </div>
      <LeftOut note={list.leftOut} />
      <FilterForm list={list} />
      <ActiveFilters list={list} />
      <h2 className="vh">{t('results')}</h2>
      <PagedCards
        list={list}
        page={(number) => links.orphans(filterQuery(list.filters, number))}
        empty={{
          title: t('empty.title'),
          text: t('empty.text'),
          all: t('empty.all'),
          toAll: links.orphans(),
        }}
      >
        {(cards) => <Cards cards={cards} />}
      </PagedCards>
    </>
  );
}
