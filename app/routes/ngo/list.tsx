/** Route module of /ngo: the organisations that the charity works with, filtered, nine per page. */
import { useLoaderData } from '@remix-run/react';
import { pageLoader } from '../../page-loader.server';
import { useLinks, useText } from '#web/i18n/strings';
import { listHeaders } from '../../lists/list.server';
import { FilteredCards } from '../../lists/filtered-cards';
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
      <FilteredCards
        filter={{ title: t('filter.title'), columns: 'md:grid-cols-[2fr_1fr_1fr_1fr_auto]' }}
        total={t('total', { count: list.total })}
        heading={t('results')}
        list={list}
        to={links.ngos}
        empty={{ title: t('empty.title'), text: t('empty.text'), all: t('empty.all') }}
      >
        {(cards) => <Cards cards={cards} />}
      </FilteredCards>
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
