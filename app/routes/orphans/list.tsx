/** Route module of /projects/orphans: a filtered list of orphans, those without a sponsor first, nine per page. */
import { useLoaderData } from '@remix-run/react';
import { pageLoader } from '../../page-loader.server';
import { useLinks } from '#web/i18n/locale';
import { useText } from '#web/i18n/strings';
import { ActiveFilters } from '../../lists/active-filters';
import { FilterForm } from '../../lists/filter-form';
import { UnknownFilters } from '../../lists/left-out';
import { listHeaders } from '../../lists/list.server';
import { PagedCards } from '../../lists/paged-cards';
import { PageHead } from '#web/ui/page-head';
import { Cards } from './card';
import { orphanList } from './list.server';

export const loader = pageLoader({
  strings: ['orphans', 'projects'],
  load: async ({ visitor, url }) => ({
    head: {
      title: visitor.t('orphans:title'),
      description: visitor.t('orphans:lead'),
      // Child protection: the page contains names of children.
      index: false,
    },
    list: await orphanList(visitor, url),
  }),
  headers: listHeaders,
});

export default function OrphansPage() {
  const { list } = useLoaderData<typeof loader>();
  const t = useText('orphans');
  const links = useLinks();
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        parents={[{ label: t('crumb'), to: links.projects() }]}
      />
      <UnknownFilters note={list.leftOut} />
      <FilterForm
        list={list}
        title={t('filter.title')}
        action={links.orphans()}
        columns="grid-cols-2 md:grid-cols-5"
      />
      <ActiveFilters list={list} to={links.orphans} total={t('total', { count: list.total })} />
      <h2 className="vh">{t('results')}</h2>
      <PagedCards
        list={list}
        to={links.orphans}
        empty={{ title: t('empty.title'), text: t('empty.text'), all: t('empty.all') }}
      >
        {(cards) => <Cards cards={cards} />}
      </PagedCards>
    </>
  );
}
