/** GET /sitemap, GET /sitemap/records */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { readSitemap, readSitemapRecords } from './service';

export function mountSitemap(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.sitemap, () => readSitemap(deps));
  mount(app, ENDPOINTS.sitemapRecords, ({ query }) => readSitemapRecords(deps, query));
}
