/** Route module of /projects/orphans: a filtered list of orphans, those without a sponsor first, nine per page. */
import { useLoaderData } from '@remix-run/react';
import { pageLoader } from '../../page-loader.server';
import { useLinks, useText } from '#web/i18n/strings';
import { listHeaders } from '../../lists/list.server';
import { FilteredCards } from '../../lists/filtered-cards';
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
      <FilteredCards
        filter={{ title: t('filter.title'), columns: 'grid-cols-2 md:grid-cols-5' }}
        total={t('total', { count: list.total })}
        heading={t('results')}
        list={list}
        to={links.orphans}
        empty={{ title: t('empty.title'), text: t('empty.text'), all: t('empty.all') }}
      >
        {(cards) => <Cards cards={cards} />}
      </FilteredCards>
    </>
  );
}
