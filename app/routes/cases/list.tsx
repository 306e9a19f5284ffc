/** The list of tafreej cases: introduction, eligibility rules, filters, and the cases that match the URL. */
import { useLoaderData } from '@remix-run/react';
import { pageLoader } from '../../forms/loader.server';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { ActiveFilters } from '../../lists/active-filters';
import { FilterForm } from '../../lists/filter-form';
import { UnknownFilters } from '../../lists/left-out';
import { listHeaders } from '../../lists/list.server';
import { PagedCards } from '../../lists/paged-cards';
import { PageHead } from '../../ui/page-head';
import { CaseGrid } from './card';
import { caseList } from './list.server';
import { Rules } from './rules';

export const loader = pageLoader({
  strings: ['cases', 'card', 'projects'],
  load: async ({ visitor, url }) => {
    const { list, settings } = await caseList(visitor, url);
    return {
      head: { title: visitor.t('cases:title'), description: visitor.t('cases:description') },
      settings,
      list,
    };
  },
  headers: listHeaders,
});

export default function CasesPage() {
  const { list, settings } = useLoaderData<typeof loader>();
  const t = useText('cases');
  const links = useLinks();
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <p className="prose pb-2">{t('about')}</p>
      <Rules settings={settings} />
      <UnknownFilters note={list.leftOut} />
      <FilterForm
        list={list}
        title={t('projects:filter.title')}
        action={links.cases()}
        columns="md:grid-cols-4"
      />
      <ActiveFilters list={list} to={links.cases} total={t('total', { count: list.total })} />
      <h2 className="vh">{t('results')}</h2>
      <PagedCards
        list={list}
        to={links.cases}
        empty={{ title: t('empty.title'), text: t('empty.text'), all: t('empty.all') }}
      >
        {(cards) => <CaseGrid cards={cards} />}
      </PagedCards>
    </>
  );
}
