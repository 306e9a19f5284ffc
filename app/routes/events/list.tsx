/** Route module of /events: coming events, the next one first, and past ones, the latest one first; nine per page. */
import { Link, useLoaderData } from '@remix-run/react';
import { AUDIENCES, eventQuerySchema, type EventSummary } from '#contract/events';
import { byName } from '#domain/countries/names';
import { languageFrom, type Localised, orOnOutage } from '#web/charity/results';
import { useLinks, useText } from '#web/i18n/strings';
import { PageHead } from '#web/ui/page-head';
import { fetchAllPages } from '../../charity/whole';
import { EventCard } from '../../events/card';
import { eventCard, type EventCard as EventCardData } from '../../events/card.server';
import { eventState } from '../../events/event-text.server';
import { FilteredCards } from '../../lists/filtered-cards';
import { type FilterField, filterQuery, type Filters } from '../../lists/filters';
import { fetchAhead, type List, listHeaders, loadList, toQuery } from '../../lists/list.server';
import { pageLoader } from '../../page-loader.server';
import type { Visitor } from '../../visitor/visitor.server';

const WHEN = ['coming', 'past'] as const;
type When = (typeof WHEN)[number];

/** `counts`: the number of events of each tab, with the other filters. null when it is unknown. */
type EventList = List<EventCardData> & { counts: Record<When, number> | null };

type Event = Localised<EventSummary>;

/** @throws CharityError */
async function eventList(visitor: Visitor, url: URL): Promise<EventList> {
  const fetch = fetchAhead(url, filterFields(visitor, []), (slice, filters) =>
    visitor.charity.call('events', { query: toQuery(eventQuerySchema, filters, slice) }),
  );
  const all = await everyEvent(visitor);
  const list = await loadList(visitor, url, {
    fields: filterFields(visitor, all ?? []),
    fetch,
    card: (event) => eventCard(event, visitor),
  });
  // Without all events, the areas are missing, and the site cannot decide whether an area is unknown.
  return all
    ? { ...list, counts: countsOf(all, list.filters) }
    : { ...list, leftOut: null, counts: null };
}

/** Returns null while the charity API cannot return all events: the list is still useful without its areas. */
async function everyEvent({ charity }: Visitor): Promise<Event[] | null> {
  return orOnOutage(null, () => fetchAllPages((page) => charity.call('events', { query: page })));
}

/** Returns null for a search, which only the charity API can do. */
function countsOf(
  events: readonly Event[],
  { area, audience, search }: Filters,
): EventList['counts'] {
  if (search) return null;
  const now = new Date();
  const matching = events.filter(
    (event) => (!area || event.area === area) && (!audience || event.audience === audience),
  );
  const past = matching.filter((event) => eventState(event, now) === 'past').length;
  return { coming: matching.length - past, past };
}

function filterFields({ t, locale }: Visitor, events: readonly Event[]): FilterField[] {
  const areas = new Map(
    events.map((event) => [
      event.area,
      { value: event.area, name: event.areaName, ...languageFrom(event) },
    ]),
  );
  return [
    {
      ...{ name: 'when', label: t('events:filter.when'), as: 'hidden', usual: 'coming' },
      options: WHEN.map((when) => ({ value: when, label: t(`events:when.${when}`) })),
    },
    {
      ...{ name: 'search', label: t('events:filter.search'), as: 'search', usual: '' },
      options: [],
    },
    {
      ...{ name: 'area', label: t('events:filter.area'), as: 'select', usual: '' },
      any: t('events:filter.anyArea'),
      options: [...areas.values()]
        .sort(byName(locale))
        .map(({ name, ...option }) => ({ ...option, label: name })),
    },
    {
      ...{ name: 'audience', label: t('events:filter.audience'), as: 'select', usual: '' },
      any: t('events:filter.anyAudience'),
      options: AUDIENCES.map((value) => ({ value, label: t(`events:audience.${value}`) })),
    },
  ];
}

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
