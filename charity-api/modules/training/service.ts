/** Reads trainings in the format of the contract. */
import type { Picture } from '#contract/common';
import type { Named } from '#contract/content';
import type { Training, TrainingQuery, TrainingSummary } from '#contract/training';
import { fromJson, mapJson, textFrom } from '../../db/json';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import type { Page, Paged } from '../page';
import {
  findTraining,
  pageOfTrainings,
  trainingCategoryRows,
  type TrainingRow,
} from './repository';

type Db = Pick<ApiDeps, 'db'>;

export async function listTrainingCategories({ db }: Db, page: Page): Promise<Paged<Named>> {
  const rows = await trainingCategoryRows(db);
  return {
    total: rows.length,
    data: rows.slice(page.offset, page.offset + page.limit).map(({ id, title, summary }) => ({
      id,
      title: textFrom(title),
      summary: textFrom(summary),
    })),
  };
}

export async function listTrainings(
  { db, now }: Pick<ApiDeps, 'db' | 'now'>,
  query: TrainingQuery,
): Promise<Paged<TrainingSummary>> {
  const { total, rows } = await pageOfTrainings(db, query, now());
  return { total, data: rows.map(summaryOf) };
}

/** @throws ApiError training.notFound */
export async function readTraining({ db }: Db, id: string): Promise<Training> {
  const row = await findTraining(db, id);
  if (!row) throw new ApiError('training.notFound');
  return {
    ...summaryOf(row),
    body: textFrom(row.body),
    address: textFrom(row.address),
    mapUrl: row.map_url,
    sessions: textFrom(row.sessions),
    teachers: textFrom(row.teachers),
    days: fromJson<Training['days']>(row.days),
    daysNeeded: row.days_needed,
    facts: fromJson<Training['facts']>(row.facts),
    reviews: fromJson<Training['reviews']>(row.reviews),
  };
}

function summaryOf(row: TrainingRow): TrainingSummary {
  return {
    id: row.id,
    // Only a withdrawn training has no category.
    category: row.category ?? '',
    title: textFrom(row.title),
    summary: textFrom(row.summary),
    picture: fromJson<Picture>(row.picture),
    ...{ startsOn: row.starts_on, endsOn: row.ends_on, timeZone: row.time_zone },
    place: textFrom(row.place),
    isOnline: row.is_online === 1,
    languages: fromJson<Training['languages']>(row.languages),
    fee: textFrom(row.fee),
    minimumAge: row.minimum_age,
    seats: row.capacity === null ? null : { capacity: row.capacity, taken: row.taken },
    rating: mapJson(row.reviews, ratingOf),
  };
}

/** Returns the average with one decimal, and the number of reviews. */
function ratingOf(reviews: Training['reviews']): TrainingSummary['rating'] {
  const count = reviews.length;
  if (count === 0) return null;
  const sum = reviews.reduce((all, { rating }) => all + rating, 0);
  return { average: Math.round((10 * sum) / count) / 10, count };
}
