/** Endpoint GET /staff/reports/money. */
import { STAFF_ENDPOINTS } from '#contract/staff/endpoints';
import type { ApiDeps } from '../../deps';
import { moneyReport } from '../../giving/staff/report';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';

export function mountStaffReports(app: ApiRouter, deps: ApiDeps): void {
  mount(app, STAFF_ENDPOINTS.staffMoneyReport, ({ query }) => moneyReport(deps, query));
}
