/** POST /partner-applications: an organisation wants to become a partner. */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../deps';
import { mount } from '../http/endpoint';
import { ApiError } from '../http/errors';
import type { ApiRouter } from '../http/router';
import { readRateLimitKeys } from '../modules/abuse/caller';
import { findDocument } from '../modules/documents';
import { submitApplication, type NewApplication } from './submit';

export function mountPartnerApplications(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.applyAsPartner, ({ body, donor, request }) => {
    const { name, email, locale, type, organisation, message } = body;
    const application: NewApplication = {
      kind: 'partner',
      ...{ subject: null, name, email, phone: null, locale, seats: 0 },
      data: { type, organisation, message },
      accountId: donor?.accountId ?? null,
    };
    return submitApplication(deps, application, readRateLimitKeys(request, deps), {
      check: async (tx) => {
        if (!(await findDocument(tx, 'partner-types', type)))
          throw new ApiError('partner.unknownType', { fields: { type: 'choice' } });
      },
    });
  });
}
