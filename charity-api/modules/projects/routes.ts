/** GET /projects, /projects/{id}, /project-categories, /project-types, /project-types/{id}, /tags */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { listArticleTags } from '../articles/service';
import {
  listCategories,
  listProjects,
  listTags,
  listTypes,
  readProject,
  readType,
} from './service';

export function mountProjects(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.projects, ({ query }) => listProjects(deps, query));
  mount(app, ENDPOINTS.project, ({ params }) => readProject(deps, params.id));
  mount(app, ENDPOINTS.projectCategories, ({ query }) => listCategories(deps, query));
  mount(app, ENDPOINTS.projectTypes, ({ query }) => listTypes(deps, query));
  mount(app, ENDPOINTS.projectType, ({ params }) => readType(deps, params.id));
  mount(app, ENDPOINTS.tags, ({ query }) =>
    query.section ? listArticleTags(deps, query.section, query) : listTags(deps, query),
  );
}
