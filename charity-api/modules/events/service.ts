/** Reads events in the format of the contract. */
import type { Selectable } from 'kysely';
import type { Picture } from '#contract/common';
import type { CharityEvent, EventQuery, EventSummary } from '#contract/events';
import { fromJson, textFrom } from '../../db/json';
import type { EventTable } from '../../db/tables/community';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import type { Paged } from '../page';
import { findEvent, pageOfEvents } from './repository';

type Deps = Pick<ApiDeps, 'db' | 'now'>;
type EventRow = Selectable<EventTable>;

export async function listEvents(
  { db, now }: Deps,
  query: EventQuery,
): Promise<Paged<EventSummary>> {
  const { total, data } = await pageOfEvents(db, query, now().toISOString());
  return { total, data: data.map(summaryOf) };
}

/** @throws ApiError event.notFound */
export async function readEvent({ db }: Deps, id: string): Promise<CharityEvent> {
  const row = await findEvent(db, id);
  if (!row) throw new ApiError('event.notFound');
  return {
    ...summaryOf(row),
    body: textFrom(row.body),
    address: textFrom(row.address),
    mapUrl: row.map_url,
    agenda: fromJson<CharityEvent['agenda']>(row.agenda),
    campaign: row.campaign,
    mostSeats: row.most_seats,
  };
}

function summaryOf(row: EventRow): EventSummary {
  return {
    id: row.id,
    title: textFrom(row.title),
    summary: textFrom(row.summary),
    picture: fromJson<Picture>(row.picture),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    timeZone: row.time_zone,
    // The reply is checked against the contract, which rejects an unknown audience (http/records.ts).
    audience: row.audience as EventSummary['audience'],
    area: row.area,
    areaName: textFrom(row.area_name),
    place: textFrom(row.place),
    isOnline: row.is_online === 1,
    seats: row.capacity === null ? null : { capacity: row.capacity, taken: row.taken },
  };
}
