/** Reads events in the format of the contract. */
import type * as z from 'zod';
import type { Selectable } from 'kysely';
import type { CharityEvent, eventContent, EventQuery, EventSummary } from '#contract/events';
import type { EventTable } from '../../db/tables/community';
import type { ApiDeps } from '../../deps';
import { documentOf } from '../documents';
import type { Paged } from '../page';
import { findEvent, pageOfEvents } from './repository';

type Deps = Pick<ApiDeps, 'db' | 'now'>;
type EventRow = Selectable<EventTable>;

export async function listEvents(
  { db, now }: Deps,
  query: EventQuery,
): Promise<Paged<EventSummary>> {
  const { total, data } = await pageOfEvents(db, query, now().toISOString());
  return { total, data: data.map(eventOf) };
}

export async function readEvent({ db }: Deps, id: string): Promise<CharityEvent | undefined> {
  const row = await findEvent(db, id);
  return row && eventOf(row);
}

const eventOf = (row: EventRow): CharityEvent =>
  documentOf<z.output<typeof eventContent>, CharityEvent>(row, (fields) => ({
    ...fields,
    ...{ startsAt: row.starts_at, endsAt: row.ends_at },
    seats: row.capacity === null ? null : { capacity: row.capacity, taken: row.taken },
  }));
