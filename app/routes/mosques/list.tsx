/** Mosque care: the mosques that need repairs, with what they need and what was given. */
import type { HeadersFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageLoader } from '../../forms/loader.server';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { ButtonLink } from '../../ui/button';
import { Crumbs } from '../../ui/crumbs';
import { Empty } from '../../ui/empty';
import { NOT_KEPT, readPage, saysWhatIsShown } from '../../lists/filters';
import { mosqueList } from './list.server';
import { MosqueCard } from './mosque-card';
import { WhyNotZakat } from './why-not-zakat';

export const loader = pageLoader({
  strings: ['mosques'],
  load: async ({ visitor, url }) => {
    const list = await mosqueList(visitor, readPage(url.searchParams));
    return {
      head: {
        title: visitor.t('mosques:title'),
        description: visitor.t('mosques:description'),
      },
      ...list,
      isAsSaid: saysWhatIsShown(url.searchParams, { page: list.page }),
    };
  },
  headers: ({ isAsSaid }) => (isAsSaid ? {} : NOT_KEPT),
});

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function MosquesPage() {
  const { mosques, page, pages } = useLoaderData<typeof loader>();
  const t = useText('mosques');
  const links = useLinks();
  return (
    <>
      <Crumbs trail={[{ label: t('campaigns'), to: links.projects() }, { label: t('title') }]} />
      <div className="grid gap-1 pb-3">
        <h1>{t('title')}</h1>
        <p className="text-lg text-muted">{t('lead')}</p>
      </div>
      {mosques.length === 0 && (
        <Empty
          title={t('empty.title')}
          text={t('empty.text')}
          picture="/files/scenes/mosque.webp"
        />
      )}
      <ul className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))]">
        {mosques.map((mosque, at) => (
          <MosqueCard key={mosque.id} mosque={mosque} isTop={at === 0} />
        ))}
      </ul>
      {pages > 1 && (
        <nav className="row pt-3" aria-label={t('pages')}>
          {page > 1 && (
            <ButtonLink kind="quiet" to={links.mosques({ page: page - 1 })} rel="prev">
              {t('previous')}
            </ButtonLink>
          )}
          {page < pages && (
            <ButtonLink kind="quiet" to={links.mosques({ page: page + 1 })} rel="next">
              {t('next')}
            </ButtonLink>
          )}
        </nav>
      )}
      <div className="pt-4">
        <WhyNotZakat />
      </div>
    </>
  );
}
