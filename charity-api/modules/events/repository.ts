/** Queries for events: filters, order and pages. */
import { sql, type Kysely } from 'kysely';
import type { EventQuery } from '#contract/events';
import type { Database } from '../../db/tables';
import type { Page } from '../page';
import { matchesWords } from '../search';

type Criteria = Omit<EventQuery, keyof Page>;

/** An event that runs now is coming, so that visitors still find it. */
const isPast = (now: string) => sql<boolean>`ends_at <= ${now}`;

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
export function eventRows(db: Kysely<Database>, criteria: Criteria, page: Page, now: string) {
  return matching(db, criteria, now)
    .selectAll()
    .orderBy(isPast(now))
    .orderBy(sql`case when ${isPast(now)} then null else starts_at end`)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countEvents(
  db: Kysely<Database>,
  criteria: Criteria,
  now: string,
): Promise<number> {
  const { total } = await matching(db, criteria, now)
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
