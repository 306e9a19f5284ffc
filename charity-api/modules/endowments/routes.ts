/** GET /endowments, /endowments/{id} */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { listEndowments, readEndowment } from './service';

export function mountEndowments(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.endowments, ({ query }) => listEndowments(deps, query));
  mount(app, ENDPOINTS.endowment, ({ params }) => readEndowment(deps, params.id));
}
