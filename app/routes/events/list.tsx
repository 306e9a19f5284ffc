/** Route module of /events: coming events, the next one first, and past ones, the latest one first; nine per page. */
import { Link, useLoaderData } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { PageHead } from '#web/ui/page-head';
import { EventCard } from '../../events/card';
import { FilteredCards } from '../../lists/filtered-cards';
import { filterQuery } from '../../lists/filters';
import { listHeaders } from '../../lists/list.server';
import { pageLoader } from '../../page-loader.server';
import { eventList, type EventList } from './list.server';

export const loader = pageLoader({
  strings: ['events', 'projects'],
  load: async ({ visitor, url }) => ({
    head: { title: visitor.t('events:title'), description: visitor.t('events:lead') },
    list: await eventList(visitor, url),
  }),
  headers: listHeaders,
});

export default function EventsPage() {
  const { list } = useLoaderData<typeof loader>();
  const t = useText('events');
  const links = useLinks();
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <FilteredCards
        filter={{ title: t('filter.title'), columns: 'md:grid-cols-[1.4fr_1fr_1fr_auto]' }}
        total={t('total', { count: list.total })}
        heading={t(`when.${list.filters.when}`)}
        tabs={<Tabs list={list} />}
        list={list}
        to={links.events}
        empty={{
          title: t(`empty.${list.filters.when}`),
          text: t('empty.text'),
          all: t('empty.all'),
        }}
      >
        {(cards) => (
          <div className="border-t border-line">
            {cards.map((card) => (
              <EventCard key={card.id} card={card} />
            ))}
          </div>
        )}
      </FilteredCards>
      {list.total > 0 && <p className="sm muted pt-2">{t('localTimes')}</p>}
    </>
  );
}

/** Coming and past events as links, with their numbers. */
function Tabs({ list: { fields, filters, counts } }: { list: EventList }) {
  const t = useText('events');
  const links = useLinks();
  return (
    <nav className="tabs" aria-label={t('title')}>
      {(['coming', 'past'] as const).map((when) => (
        <Link
          key={when}
          to={links.events(filterQuery(fields, { ...filters, when }))}
          aria-current={when === filters.when ? 'page' : undefined}
        >
          {counts ? t(`tab.${when}`, { number: counts[when] }) : t(`when.${when}`)}
        </Link>
      ))}
    </nav>
  );
}
