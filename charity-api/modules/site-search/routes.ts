/** GET /search */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { searchSite } from './service';

export function mountSiteSearch(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.search, ({ query, locale }) => searchSite(deps, query, locale));
}
