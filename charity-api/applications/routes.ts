/** Endpoints of applications. Each kind has a file with its own endpoint. */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../deps';
import { mount } from '../http/endpoint';
import type { ApiRouter } from '../http/router';
import { mountEventApplications } from './event';
import { mountTrainingApplications } from './training';
import { mountContactApplications } from './contact';
import { mountPartnerApplications } from './partner';
import { mountDrafts } from './drafts/routes';
import { mountNgoApplications } from './ngo';
import { viewApplication } from './view';
import { mountVolunteerApplications } from './volunteer';
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
  mountEventApplications(app, deps);
  mountTrainingApplications(app, deps);
  mountContactApplications(app, deps);
  mountPartnerApplications(app, deps);
  mountVolunteerApplications(app, deps);
}
