/** GET /tafreej-cases, /tafreej-cases/{id} */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { listCases, readCase } from './service';

export function mountCases(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.cases, ({ query }) => listCases(deps, query));
  mount(app, ENDPOINTS.case, ({ params }) => readCase(deps, params.id));
}
