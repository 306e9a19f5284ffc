/** Loads one page of events with the filters of the URL. */
import { AUDIENCES, eventQuerySchema, type EventSummary } from '#contract/events';
import { byName } from '#domain/countries/names';
import { languageFrom, type Localised, orOnOutage } from '#web/charity/results';
import { fetchAllPages } from '../../charity/whole';
import { eventCard, type EventCard } from '../../events/card.server';
import { eventState } from '../../events/event-text.server';
import type { FilterField, Filters } from '../../lists/filters';
import { fetchAhead, type List, loadList, toQuery } from '../../lists/list.server';
import type { Visitor } from '../../visitor/visitor.server';

const WHEN = ['coming', 'past'] as const;
export type When = (typeof WHEN)[number];

/** `counts`: the number of events of each tab, with the other filters. null when it is unknown. */
export type EventList = List<EventCard> & { counts: Record<When, number> | null };

type Event = Localised<EventSummary>;

/** @throws CharityError */
export async function eventList(visitor: Visitor, url: URL): Promise<EventList> {
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
