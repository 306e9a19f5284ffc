/** Endpoint /staff/today. */
import { STAFF_ENDPOINTS } from '#contract/staff/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { readToday } from './today';

export function mountStaffToday(app: ApiRouter, deps: ApiDeps): void {
  mount(app, STAFF_ENDPOINTS.staffToday, ({ staff, locale }) => readToday(deps, staff, locale));
}
