/** Reads trainings in the format of the contract. */
import type * as z from 'zod';
import { sql, type Kysely, type Selectable, type SelectQueryBuilder } from 'kysely';
import type { Named } from '#contract/content';
import type { Training, trainingContent, TrainingQuery, TrainingSummary } from '#contract/training';
import { dayIn } from '#domain/time/zoned';
import type { ApiDeps } from '../../deps';
import { documentOf, isIn, pageOfDocuments } from '../documents';
import { countRows, type Page, type Paged } from '../page';
import { includes } from '../../db/dialect';
import type { Database } from '../../db/tables';
import type { TrainingTable } from '../../db/tables/community';
import { matchesWords } from '../search';

type TrainingRow = Selectable<TrainingTable>;

type Filters = Omit<TrainingQuery, 'offset' | 'limit'>;
type Matching = SelectQueryBuilder<Database, 'trainings', object>;

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

type Db = Pick<ApiDeps, 'db'>;

/** Returns the categories that have a training, in their order. */
export const listTrainingCategories = ({ db }: Db, page: Page): Promise<Paged<Named>> =>
  pageOfDocuments<Named>(db, 'training-categories', page, {
    where: isIn(listed(db).select('category').distinct()),
  });

export async function listTrainings(
  { db, now }: Pick<ApiDeps, 'db' | 'now'>,
  { offset, limit, ...filters }: TrainingQuery,
): Promise<Paged<TrainingSummary>> {
  const query = matching(db, filters, await begun(db, now()));
  const total = await countRows(query);
  const rows = await query
    .selectAll()
    .orderBy('starts_on', filters.when === 'past' ? 'desc' : 'asc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, data: rows.map(trainingOf) };
}

export async function readTraining({ db }: Db, id: string): Promise<Training | undefined> {
  const row = await listed(db).selectAll().where('id', '=', id).executeTakeFirst();
  return row && trainingOf(row);
}

const trainingOf = (row: TrainingRow): Training =>
  documentOf<z.output<typeof trainingContent>, Training>(row, (fields) => ({
    ...fields,
    seats: row.capacity === null ? null : { capacity: row.capacity, taken: row.taken },
    rating: ratingOf(fields.reviews),
  }));

function ratingOf(reviews: Training['reviews']): TrainingSummary['rating'] {
  const count = reviews.length;
  if (count === 0) return null;
  const sum = reviews.reduce((all, { rating }) => all + rating, 0);
  return { average: Math.round((10 * sum) / count) / 10, count };
}
