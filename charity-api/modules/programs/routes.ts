/** GET /programs, /programs/{id} */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { listPrograms, readProgram } from './service';

export function mountPrograms(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.programs, ({ query }) => listPrograms(deps, query));
  mount(app, ENDPOINTS.program, ({ params }) => readProgram(deps, params.id));
}
