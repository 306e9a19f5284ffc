/** Queries for events: filters, order and pages. */
import { sql, type Kysely } from 'kysely';
import type { EventQuery } from '#contract/events';
import type { Database } from '../../db/tables';
import { countOf, pageOfTwo } from '../long-lists';
import type { Page } from '../page';
import { matchesWords } from '../search';

type Criteria = Omit<EventQuery, keyof Page>;

/** An event that runs now is coming, so that visitors still find it. */
function matching(db: Kysely<Database>, criteria: Criteria, now: string) {
  const { when, area, audience, search, similar } = criteria;
  let query = db.selectFrom('events').where('withdrawn', '=', 0).where(matchesWords(search));
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
export function eventRows(
  db: Kysely<Database>,
  { when, ...criteria }: Criteria,
  page: Page,
  now: string,
) {
  const rows = matching(db, criteria, now);
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
  return pageOfTwo(page, { read: read(byStart), count: () => count(coming) }, read(past));
}

/** Returns how many events match. */
export function countEvents(
  db: Kysely<Database>,
  criteria: Criteria,
  now: string,
): Promise<number> {
  return countOf(db, ['events', criteria], () => count(matching(db, criteria, now)));
}

async function count(of: ReturnType<typeof matching>): Promise<number> {
  const { total } = await of
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
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
