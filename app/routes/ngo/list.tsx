/** Route module of /ngo: the organisations that the charity works with, filtered, nine per page. */
import { useLoaderData } from '@remix-run/react';
import { pageLoader } from '../../page-loader.server';
import { useLinks } from '#web/i18n/locale';
import { useText } from '#web/i18n/strings';
import { ActiveFilters } from '../../lists/active-filters';
import { FilterForm } from '../../lists/filter-form';
import { UnknownFilters } from '../../lists/left-out';
import { listHeaders } from '../../lists/list.server';
import { PagedCards } from '../../lists/paged-cards';
import { ButtonLink } from '#web/ui/button';
import { PageHead } from '#web/ui/page-head';
import { Cards } from './card';
import { ngoList } from './list.server';

export const loader = pageLoader({
  strings: ['ngos', 'projects'],
  load: async ({ visitor, url }) => ({
    head: { title: visitor.t('ngos:title'), description: visitor.t('ngos:lead') },
    list: await ngoList(visitor, url),
  }),
  headers: listHeaders,
});

export default function NgosPage() {
  const { list } = useLoaderData<typeof loader>();
  const t = useText('ngos');
  const links = useLinks();
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <UnknownFilters note={list.leftOut} />
      <FilterForm
        list={list}
        title={t('filter.title')}
        action={links.ngos()}
        columns="md:grid-cols-[2fr_1fr_1fr_1fr_auto]"
      />
      <ActiveFilters list={list} to={links.ngos} total={t('total', { count: list.total })} />
      <h2 className="vh">{t('results')}</h2>
      <PagedCards
        list={list}
        to={links.ngos}
        empty={{ title: t('empty.title'), text: t('empty.text'), all: t('empty.all') }}
      >
        {(cards) => <Cards cards={cards} />}
      </PagedCards>
      <section className="box mt-6 flex flex-wrap items-center justify-between gap-2">
        <div className="grid gap-1">
          <h2>{t('invite.title')}</h2>
          <p className="muted">{t('invite.text')}</p>
        </div>
        <ButtonLink to={links.addNgo()}>{t('invite.action')}</ButtonLink>
      </section>
    </>
  );
}
