/** Orphans who can be sponsored: filtered by the address, those who wait first, nine a page. */
import type { HeadersFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { PAGE_SIZE } from '#domain/constants';
import { pageLoader } from '../../forms/loader.server';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { ButtonLink } from '../../ui/button';
import { Crumbs } from '../../ui/crumbs';
import { Empty } from '../../ui/empty';
import { NOT_KEPT } from '../projects/filters';
import { MoreCards } from '../projects/more-cards';
import { useShownPages } from '../projects/shown-pages';
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
  const { filters, total, pages } = list;
  const shown = useShownPages(list);
  const page = (number: number) => links.orphans(filterQuery(filters, number));
  return (
    <>
      <Crumbs trail={[{ label: t('crumb'), to: links.projects() }, { label: t('title') }]} />
      <div className="grid gap-1 pb-2">
        <h1>{t('title')}</h1>
        <p className="text-lg text-muted">{t('lead')}</p>
      </div>
      <FilterForm list={list} />
      <ActiveFilters list={list} />
      <h2 className="vh">{t('results')}</h2>
      {total === 0 ? (
        <Empty
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            <ButtonLink kind="quiet" to={links.orphans()}>
              {t('empty.all')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          {shown.from > 1 && (
            <p className="pb-2">
              <Link to={page(shown.from - 1)} rel="prev">
                {t('projects:more.previous')}
              </Link>
            </p>
          )}
          <Cards cards={shown.cards} />
          {pages > 1 && (
            <MoreCards
              seen={(shown.from - 1) * PAGE_SIZE + shown.cards.length}
              total={total}
              next={shown.to < pages ? page(shown.to + 1) : null}
            />
          )}
        </>
      )}
    </>
  );
}
