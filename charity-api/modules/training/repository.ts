/** Queries for trainings. */
import { sql, type Kysely, type Selectable, type SelectQueryBuilder } from 'kysely';
import type { TrainingQuery } from '#contract/training';
import { dayIn } from '#domain/time/zoned';
import { includes } from '../../db/dialect';
import type { Database } from '../../db/tables';
import type { TrainingTable } from '../../db/tables/community';
import { countRows } from '../page';
import { matchesWords } from '../search';

export type TrainingRow = Selectable<TrainingTable>;

type Filters = Omit<TrainingQuery, 'offset' | 'limit'>;
type Matching = SelectQueryBuilder<Database, 'trainings', object>;

/** Returns one page, and the number of all matching trainings. */
export async function pageOfTrainings(
  db: Kysely<Database>,
  { offset, limit, ...filters }: TrainingQuery,
  now: Date,
): Promise<{ total: number; rows: TrainingRow[] }> {
  const query = matching(db, filters, await begun(db, now));
  const total = await countRows(query);
  const rows = await query
    .selectAll()
    .orderBy('starts_on', filters.when === 'past' ? 'desc' : 'asc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, rows };
}

const listed = (db: Kysely<Database>): Matching =>
  db.selectFrom('trainings').where('withdrawn', '=', 0);

/** Returns a condition: the first day of the training has begun, in its own time zone. */
async function begun(db: Kysely<Database>, now: Date) {
  const zones = await listed(db).select('time_zone').distinct().execute();
  const conditions = zones.map(
    ({ time_zone: zone }) => sql`(time_zone = ${zone} and starts_on <= ${dayIn(zone, now)})`,
  );
  return conditions.length > 0
    ? sql<boolean>`(${sql.join(conditions, sql` or `)})`
    : sql<boolean>`false`;
}

function matching(
  db: Kysely<Database>,
  { category, when, language, online, after, search }: Filters,
  hasBegun: ReturnType<typeof sql<boolean>>,
): Matching {
  let query = listed(db)
    .where(when === 'past' ? hasBegun : sql<boolean>`not ${hasBegun}`)
    .where(matchesWords(search));
  if (category) query = query.where('category', '=', category);
  if (language) query = query.where(includes(sql.ref('languages'), `"${language}"`));
  if (online) query = query.where('is_online', '=', 1);
  if (after) query = query.where('starts_on', '>', after);
  return query;
}

export function findTraining(db: Kysely<Database>, id: string): Promise<TrainingRow | undefined> {
  return listed(db).selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the ids of the categories that have a training. */
export async function usedCategories(db: Kysely<Database>): Promise<Set<string>> {
  const rows = await listed(db).select('category').distinct().execute();
  return new Set(rows.map(({ category }) => category));
}
