/** GET /programs, /programs/categories, /programs/{id}, /programs/{id}/gallery */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { listProgramCategories, listPrograms, readGallery, readProgram } from './service';

export function mountPrograms(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.programs, ({ query }) => listPrograms(deps, query));
  // Must be mounted before /programs/{id}, which also matches this path.
  mount(app, ENDPOINTS.programCategories, () => listProgramCategories(deps));
  mount(app, ENDPOINTS.program, ({ params }) => readProgram(deps, params.id));
  mount(app, ENDPOINTS.programGallery, ({ params, query }) => readGallery(deps, params.id, query));
}
