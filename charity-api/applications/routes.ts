/** Endpoints of applications, and of drafts and their files. */
import type { ApiDeps } from '../deps';
import { mountAll } from '../http/endpoint';
import type { ApiRouter } from '../http/router';
import { mountForms } from './forms';
import { applyAsNgo } from './ngo';
import { viewApplication } from './view';
import { findByToken, withdrawApplication } from './withdraw';
import { readRateLimitKeys } from '../modules/abuse/caller';
import { addDraftFile, removeDraftFile } from './drafts/files';
import { createDraft, readDraft, saveDraft } from './drafts/service';

export function mountApplications(app: ApiRouter, deps: ApiDeps): void {
  mountAll(app, {
    application: async ({ params }) => viewApplication(deps, await findByToken(deps, params.token)),
    withdrawApplication: ({ params }) => withdrawApplication(deps, params.token),
    createDraft: ({ body, request }) => createDraft(deps, body, readRateLimitKeys(request, deps)),
    draft: ({ params }) => readDraft(deps, params.token),
    saveDraft: ({ params, body }) => saveDraft(deps, params.token, body.data),
    uploadDraftFile: ({ params, body, request }) =>
      addDraftFile(deps, { ...params, file: body }, readRateLimitKeys(request, deps)),
    applyAsNgo: ({ body, donor, request }) =>
      applyAsNgo(deps, body, {
        accountId: donor?.accountId ?? null,
        caller: readRateLimitKeys(request, deps),
      }),
    removeDraftFile: ({ params }) => removeDraftFile(deps, params.token, params.id),
  });
  mountForms(app, deps);
}
