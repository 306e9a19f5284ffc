/** Responds to requests with a preview token as if the draft of its record were published. */
import { PREVIEW_HEADER } from '#contract/preview';
import { previewed, readPreviewToken } from '../../content/editing/preview';
import { RecordProblems } from '../../content/editing/problems';
import { ContentError } from '../../content/content';
import type { ApiDeps } from '../../deps';
import { createRouter } from '../../http/router';
import { mountContent } from '../../modules';

type Fetch = (request: Request) => Promise<Response>;

/** @param fetchPublished responds to all other requests, and when the draft can no longer be shown */
export function withPreviews(deps: ApiDeps, fetchPublished: Fetch): Fetch {
  return async (request) => {
    const token = request.headers.get(PREVIEW_HEADER);
    if (token === null || request.method !== 'GET') return fetchPublished(request);
    const record = readPreviewToken(deps, token);
    if (!record) return fetchPublished(request);
    try {
      return await previewed(deps, record, async (draftDeps) => {
        const app = createRouter(draftDeps);
        // Social sign-in asks its provider over the network, which a transaction must not wait for.
        mountContent(app, draftDeps, () => Promise.resolve({}));
        return app.fetch(request);
      });
    } catch (error) {
      if (error instanceof RecordProblems || error instanceof ContentError)
        return fetchPublished(request);
      throw error;
    }
  };
}
