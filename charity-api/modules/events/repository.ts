/** Queries for events: filters, order and pages. */
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { EventQuery } from '#contract/events';
import type { Database } from '../../db/tables';
import type { EventTable } from '../../db/tables/community';
import { countOf, hasOnlySearch, inOrderOf, pageOfTwo } from '../long-lists';
import { countRows, type Page, type Paged } from '../page';
import type { ListMatches } from '../site-search/engine';
import { isFound, searchList } from '../site-search/list-search';

type Criteria = Omit<EventQuery, keyof Page>;
type EventRow = Selectable<EventTable>;

/** An event that runs now is coming, so that visitors still find it. */
function matching(
  db: Kysely<Database>,
  criteria: Criteria,
  found: ListMatches | null,
  now: string,
) {
  const { when, area, audience, search, similar } = criteria;
  let query = db
    .selectFrom('events')
    .where('withdrawn', '=', 0)
    .where(isFound(sql`id`, search, found));
  if (when === 'coming') query = query.where('ends_at', '>', now);
  if (when === 'past') query = query.where('ends_at', '<=', now);
  if (area) query = query.where('area', '=', area);
  if (audience) query = query.where('audience', '=', audience);
  if (similar)
    query = query.where('id', '<>', similar).where((eb) =>
      eb.exists(
        eb
          .selectFrom('events as other')
          .select('other.id')
          .where('other.id', '=', similar)
          .where(sql<boolean>`(other.area = events.area or other.audience = events.audience)`),
      ),
    );
  return query;
}

/** Coming events in the order of their start, then past ones, the latest first. */
export async function pageOfEvents(
  db: Kysely<Database>,
  { offset, limit, ...criteria }: EventQuery,
  now: string,
): Promise<Paged<EventRow>> {
  const page = { offset, limit };
  const { search } = criteria;
  const found = await searchList(db, search, { kinds: ['event'] });
  if (search && found?.isFrequent && hasOnlySearch(criteria))
    return {
      total: await countOf(db, ['found events', search], found.count),
      data: await frequentRows(db, search, found, page, now),
    };
  return {
    total: await countOf(db, ['events', criteria], () =>
      countRows(matching(db, criteria, found, now)),
    ),
    data: await rowsOf(db, criteria, found, page, now),
  };
}

/** A search with many results: finds the coming events among the newest, and reads past ones in the order of the index. */
async function frequentRows(
  db: Kysely<Database>,
  search: string,
  found: ListMatches,
  page: Page,
  now: string,
): Promise<EventRow[]> {
  const { since } = await db
    .selectFrom('events')
    .select((eb) => eb.fn.min<string | null>('starts_at').as('since'))
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow();
  const recent = await searchList(db, search, { kinds: ['event'], since: since ?? now });
  const coming = matching(db, { search }, recent, now).where('ends_at', '>', now);
  return pageOfTwo(
    page,
    {
      read: ({ offset, limit }) =>
        coming.selectAll().orderBy('starts_at').orderBy('id').limit(limit).offset(offset).execute(),
      count: () => countRows(coming),
    },
    async (part) => {
      const past = (id: RawBuilder<string>) =>
        sql`exists (select 1 from events where id = ${id} and ends_at <= ${now} and withdrawn = 0)`;
      const ids = await found.newest(part, past);
      const rows = await db.selectFrom('events').selectAll().where('id', 'in', ids).execute();
      return inOrderOf(ids, rows);
    },
  );
}

function rowsOf(
  db: Kysely<Database>,
  { when, ...criteria }: Criteria,
  found: ListMatches | null,
  page: Page,
  now: string,
): Promise<EventRow[]> {
  const rows = matching(db, criteria, found, now);
  const coming = rows.where('ends_at', '>', now);
  // Few events are coming: the database finds them by their end and sorts them. Past ones are read in the order of an
  // index. `coalesce` keeps the database from using the other index for either.
  const byStart = coming.orderBy(sql`coalesce(starts_at, '')`).orderBy('id');
  const past = rows
    .where(sql<boolean>`coalesce(ends_at, '') <= ${now}`)
    .orderBy('starts_at', 'desc')
    .orderBy('id');
  const read = (of: typeof rows) => (part: Page) =>
    of.selectAll().limit(part.limit).offset(part.offset).execute();
  if (when === 'coming') return read(byStart)(page);
  if (when === 'past') return read(past)(page);
  return pageOfTwo(page, { read: read(byStart), count: () => countRows(coming) }, read(past));
}

/** Returns undefined for an event that was withdrawn. */
export function findEvent(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('events')
    .selectAll()
    .where('id', '=', id)
    .where('withdrawn', '=', 0)
    .executeTakeFirst();
}
