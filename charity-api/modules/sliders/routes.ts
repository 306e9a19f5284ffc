/** GET /sliders */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { pageOfSliders } from './repository';

export function mountSliders(app: ApiRouter, { db }: ApiDeps): void {
  mount(app, ENDPOINTS.sliders, ({ query }) => pageOfSliders(db, query));
}
