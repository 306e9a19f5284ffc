/** Route module of /projects/mosques: the mosques that need repairs, with the goal and the amount raised of each. */
import { Link, useLoaderData } from '@remix-run/react';
import { languageFrom } from '#web/charity/results';
import { useLinks, useText } from '#web/i18n/strings';
import { PageHead } from '#web/ui/page-head';
import { Badge } from '#web/ui/parts';
import { Picture } from '#web/ui/picture';
import { Progress } from '#web/ui/progress';
import { listHeaders, loadList } from '../../lists/list.server';
import { PagedCards } from '../../lists/paged-cards';
import { pageLoader } from '../../page-loader.server';
import { WhyNotZakat } from './why-not-zakat';

export const loader = pageLoader({
  strings: ['mosques', 'projects'],
  load: async ({ visitor, url }) => ({
    head: {
      title: visitor.t('mosques:title'),
      description: visitor.t('mosques:description'),
    },
    list: await loadList(visitor, url, {
      fields: [],
      fetch: (slice) => visitor.charity.call('mosques', { query: slice }),
      card: ({ id, title, place, picture, goal, raised, openRepairs, ...others }) => ({
        ...{ id, title, place, goal, raised, openRepairs, ...languageFrom(others) },
        picture: picture.path,
      }),
    }),
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
          <ul className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,18.75rem),1fr))]">
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

type CardProps = {
  mosque: ReturnType<typeof useLoaderData<typeof loader>>['list']['cards'][number];
  isTop: boolean;
};

/** The card of a mosque in the list. The whole card is a link to its page. */
function MosqueCard({ mosque, isTop }: CardProps) {
  const t = useText('mosques');
  const links = useLinks();
  const { id, title, place, language, picture, goal, raised, openRepairs } = mosque;
  return (
    <li className="card">
      <Picture path={picture} alt="" sizes="(min-width: 56.25em) 23em, 92vw" priority={isTop} />
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5 sm">
          <span className="muted" {...language}>
            {place}
          </span>
          <Badge {...(openRepairs === 0 && { tone: 'ok' })}>
            {t('openRepairs', { count: openRepairs })}
          </Badge>
        </div>
        <h2 className="text-lg" {...language}>
          <Link
            className="text-ink no-underline after:absolute after:inset-0"
            to={links.mosque(id)}
          >
            {title}
          </Link>
        </h2>
        <div className="end">
          <Progress raised={raised} goal={goal} label={t('progress')} />
        </div>
      </div>
    </li>
  );
}
