/** GET /training-category, /training, /training/{id} */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { listTrainingCategories, listTrainings, readTraining } from './service';

export function mountTraining(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.trainingCategories, ({ query }) => listTrainingCategories(deps, query));
  mount(app, ENDPOINTS.trainings, ({ query }) => listTrainings(deps, query));
  mount(app, ENDPOINTS.training, ({ params }) => readTraining(deps, params.id));
}
