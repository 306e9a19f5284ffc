/** Reads trainings in the format of the contract. */
import type * as z from 'zod';
import type { Named } from '#contract/content';
import type { Training, trainingContent, TrainingQuery, TrainingSummary } from '#contract/training';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { allDocuments, documentOf } from '../documents';
import { pageOfAll, type Page, type Paged } from '../page';
import { findTraining, pageOfTrainings, usedCategories, type TrainingRow } from './repository';
import { mapField } from '../../db/json';

type Db = Pick<ApiDeps, 'db'>;

/** Returns the categories that have a training, in their order. */
export async function listTrainingCategories({ db }: Db, page: Page): Promise<Paged<Named>> {
  const used = await usedCategories(db);
  const categories = await allDocuments<Named>(db, 'training-categories');
  return pageOfAll(
    categories.filter(({ id }) => used.has(id)),
    page,
  );
}

export async function listTrainings(
  { db, now }: Pick<ApiDeps, 'db' | 'now'>,
  query: TrainingQuery,
): Promise<Paged<TrainingSummary>> {
  const { total, rows } = await pageOfTrainings(db, query, now());
  return { total, data: rows.map(trainingOf) };
}

/** @throws ApiError training.notFound */
export async function readTraining({ db }: Db, id: string): Promise<Training> {
  const row = await findTraining(db, id);
  if (!row) throw new ApiError('training.notFound');
  return trainingOf(row);
}

const trainingOf = (row: TrainingRow): Training =>
  documentOf<z.output<typeof trainingContent>, Training>(row, (fields) => ({
    ...fields,
    seats: row.capacity === null ? null : { capacity: row.capacity, taken: row.taken },
    rating: mapField(fields.reviews, ratingOf),
  }));

/** Returns the average with one decimal, and the number of reviews. */
function ratingOf(reviews: Training['reviews']): TrainingSummary['rating'] {
  const count = reviews.length;
  if (count === 0) return null;
  const sum = reviews.reduce((all, { rating }) => all + rating, 0);
  return { average: Math.round((10 * sum) / count) / 10, count };
}
