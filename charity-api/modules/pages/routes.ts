/** GET /pages/{id} */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { readPage } from './service';

export function mountPages(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.page, ({ params }) => readPage(deps, params.id));
}
