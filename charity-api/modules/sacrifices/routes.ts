/** GET /sacrifice-categories, /sacrifices */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { listSacrificeCategories, listSacrifices } from './service';

export function mountSacrifices(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.sacrificeCategories, ({ query }) => listSacrificeCategories(deps, query));
  mount(app, ENDPOINTS.sacrifices, ({ query }) => listSacrifices(deps, query));
}
