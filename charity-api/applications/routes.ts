/** Endpoints of applications. */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../deps';
import { mount } from '../http/endpoint';
import type { ApiRouter } from '../http/router';
import { mountForms } from './forms';
import { mountDrafts } from './drafts/routes';
import { mountNgoApplications } from './ngo';
import { viewApplication } from './view';
import { findByToken, withdrawApplication } from './withdraw';

export function mountApplications(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.application, async ({ params }) =>
    viewApplication(deps, await findByToken(deps, params.token)),
  );
  mountDrafts(app, deps);
  mountNgoApplications(app, deps);
  mount(app, ENDPOINTS.withdrawApplication, ({ params }) =>
    withdrawApplication(deps, params.token),
  );
  mountForms(app, deps);
}
