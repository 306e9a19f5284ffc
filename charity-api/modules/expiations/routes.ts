/** GET /expiations */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { listExpiations } from './service';

export function mountExpiations(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.expiations, ({ query }) => listExpiations(deps, query));
}
