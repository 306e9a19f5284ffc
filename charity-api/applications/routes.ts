/** Endpoints of applications, and of drafts and their files. */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../deps';
import { mount } from '../http/endpoint';
import type { ApiRouter } from '../http/router';
import { mountForms } from './forms';
import { mountNgoApplications } from './ngo';
import { viewApplication } from './view';
import { findByToken, withdrawApplication } from './withdraw';
import { readRateLimitKeys } from '../modules/abuse/caller';
import { addDraftFile, removeDraftFile } from './drafts/files';
import { createDraft, readDraft, saveDraft } from './drafts/service';

function mountDrafts(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.createDraft, ({ body, request }) =>
    createDraft(deps, body, readRateLimitKeys(request, deps)),
  );
  mount(app, ENDPOINTS.draft, ({ params }) => readDraft(deps, params.token));
  mount(app, ENDPOINTS.saveDraft, ({ params, body }) => saveDraft(deps, params.token, body.data));
  mount(app, ENDPOINTS.uploadDraftFile, ({ params, body, request }) =>
    addDraftFile(deps, { ...params, file: body }, readRateLimitKeys(request, deps)),
  );
  mount(app, ENDPOINTS.removeDraftFile, ({ params }) =>
    removeDraftFile(deps, params.token, params.id),
  );
}

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
