/** Data of the page of one event. */
import { config } from '#config';
import type { CharityEvent } from '#contract/events';
import { remainingWithMonths } from '#domain/time/deadline';
import { languageFrom, type Localised, orOnOutage } from '#web/charity/results';
import { safeHtml } from '#web/security/rich-text.server';
import { eventCard } from '../../events/card.server';
import {
  eventState,
  eventTime,
  placeText,
  seatsText,
  shortSeatsText,
  timeZoneName,
} from '../../events/event-text.server';
import { fetchDonorDetails } from '../../forms/donor-details.server';
import type { Visitor } from '../../visitor/visitor.server';

const SIMILAR = 3;

export type EventView = Awaited<ReturnType<typeof eventView>>;

/** @throws CharityError when the event cannot be loaded or does not exist */
export async function eventView(visitor: Visitor, id: string) {
  const [event, similar, applicant] = await Promise.all([
    visitor.charity.call('event', { params: { id } }),
    similarEvents(visitor, id),
    fetchDonorDetails(visitor),
  ]);
  const campaign = await campaignOf(visitor, event);
  const { links, locale, t } = visitor;
  const { title, summary, picture, startsAt, endsAt, address, areaName, mapUrl, agenda, seats } =
    event;
  const now = new Date();
  const state = eventState(event, now);
  const isComing = state === 'coming';
  return {
    ...languageFrom(event),
    ...{ id, title, summary, picture, address, mapUrl, state, startsAt, endsAt, areaName },
    isOnline: event.isOnline,
    place: placeText(event, visitor),
    audience: t(`events:audience.${event.audience}`),
    time: eventTime(event, locale),
    timeZone: timeZoneName(event, visitor),
    seats: { ...seatsText(seats, visitor), short: shortSeatsText(seats, visitor) },
    mostSeats: event.mostSeats,
    remaining: isComing ? remainingWithMonths(new Date(startsAt), now) : null,
    body: safeHtml(event.body, locale, visitor.light),
    agenda: agenda.map(({ time, text, ...others }) => ({ time, text, ...languageFrom(others) })),
    ...{ similar, campaign, applicant },
    url: `${config().publicUrl}${links.event(id)}`,
  };
}

/** Returns no events while the charity API is unavailable. */
async function similarEvents(visitor: Visitor, id: string) {
  return orOnOutage([], async () => {
    const { data } = await visitor.charity.call('events', {
      query: { similar: id, limit: SIMILAR },
    });
    return data.map((event) => eventCard(event, visitor));
  });
}

/** Returns null when the event is about no campaign, or the campaign cannot be loaded. */
async function campaignOf(
  { charity, links }: Visitor,
  { campaign }: Pick<Localised<CharityEvent>, 'campaign'>,
) {
  if (campaign === null) return null;
  return orOnOutage(null, async () => {
    const found = await charity.call('project', { params: { id: campaign } });
    return { title: found.title, to: links.project(campaign), ...languageFrom(found) };
  });
}
