/** Route module of /projects/mosques: the mosques that need repairs, with the goal and the amount raised of each. */
import { useLoaderData } from '@remix-run/react';
import { pageLoader } from '../../forms/loader.server';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { listHeaders } from '../../lists/list.server';
import { PagedCards } from '../../lists/paged-cards';
import { PageHead } from '../../ui/page-head';
import { mosqueList } from './list.server';
import { MosqueCard } from './card';
import { WhyNotZakat } from './why-not-zakat';

export const loader = pageLoader({
  strings: ['mosques', 'projects'],
  load: async ({ visitor, url }) => ({
    head: {
      title: visitor.t('mosques:title'),
      description: visitor.t('mosques:description'),
    },
    list: await mosqueList(visitor, url),
  }),
  headers: listHeaders,
});

export default function MosquesPage() {
  const { list } = useLoaderData<typeof loader>();
  const t = useText('mosques');
  const links = useLinks();
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        parents={[{ label: t('campaigns'), to: links.projects() }]}
      />
      <PagedCards
        list={list}
        to={links.mosques}
        empty={{
          title: t('empty.title'),
          text: t('empty.text'),
          picture: '/files/scenes/mosque.webp',
        }}
      >
        {(mosques) => (
          <ul className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))]">
            {mosques.map((mosque, at) => (
              <MosqueCard key={mosque.id} mosque={mosque} isTop={at === 0} />
            ))}
          </ul>
        )}
      </PagedCards>
      <div className="pt-4">
        <WhyNotZakat />
      </div>
    </>
  );
}
