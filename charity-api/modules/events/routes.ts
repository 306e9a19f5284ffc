/** GET /events, /events/{id} */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { listEvents, readEvent } from './service';

export function mountEvents(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.events, ({ query }) => listEvents(deps, query));
  mount(app, ENDPOINTS.event, ({ params }) => readEvent(deps, params.id));
}
