/** GET /offerings/{id} */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { readOffering } from './service';

export function mountOfferings(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.offering, ({ params }) => readOffering(deps, params.id));
}
