/** GET /orphans, /orphans/{id} */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { listOrphans, readOrphan } from './service';

export function mountOrphans(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.orphans, ({ query }) => listOrphans(deps, query));
  mount(app, ENDPOINTS.orphan, ({ params }) => readOrphan(deps, params.id));
}
