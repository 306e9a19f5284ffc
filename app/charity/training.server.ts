/** Client functions for trainings and the applications for them. */
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import type { TrainingApplicationBody, TrainingQuery } from '#contract/training';
import { MAX_PAGE_SIZE } from '#domain/constants';
import { CACHE_TTLS } from './cache.server';
import type { Read, Send } from './client.server';
import { pageQuery } from './content.server';

type Filters = Partial<Omit<TrainingQuery, 'offset' | 'limit'>>;

/** Each function throws a CharityError when its call fails. Trainings are not cached, because their seats change. */
export function trainingResource(read: Read, send: Send) {
  return {
    categories: async () =>
      (await read('trainingCategories', { query: { limit: MAX_PAGE_SIZE } }, CACHE_TTLS.categories))
        .result.data,
    list: async (page: number, filters: Filters = {}) =>
      (await read('trainings', { query: { ...pageQuery(page), ...filters } }, CACHE_TTLS.moment))
        .result,
    one: async (id: string) =>
      (await read('training', { params: { id } }, CACHE_TTLS.moment)).result,
    apply: async (body: TrainingApplicationBody, donor: DonorRateLimitKeys) =>
      (await send('applyForTraining', { body, donor })).result,
  };
}
