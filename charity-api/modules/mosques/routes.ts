/** GET /mosques, /mosques/{id} */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { listMosques, readMosque } from './service';

export function mountMosques(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.mosques, ({ query }) => listMosques(deps, query));
  mount(app, ENDPOINTS.mosque, ({ params }) => readMosque(deps, params.id));
}
