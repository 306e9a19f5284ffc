/** GET /partner-types, /partners */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { listPartners, listPartnerTypes } from './service';

export function mountPartners(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.partnerTypes, ({ query }) => listPartnerTypes(deps, query));
  mount(app, ENDPOINTS.partners, ({ query }) => listPartners(deps, query));
}
