/** Endpoints /staff/reports: the money report, and the reconciliation with the payment providers. */
import { STAFF_ENDPOINTS } from '#contract/staff/endpoints';
import type { ApiDeps } from '../../deps';
import { fetchPayouts, showOnePayout, showPayouts } from '../../giving/staff/payouts';
import { moneyReport } from '../../giving/staff/report';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import type { Providers } from '../../payments/providers';

export function mountStaffReports(app: ApiRouter, deps: ApiDeps, providers: Providers): void {
  mount(app, STAFF_ENDPOINTS.staffMoneyReport, ({ query }) => moneyReport(deps, query));
  mount(app, STAFF_ENDPOINTS.staffPayouts, ({ query }) => showPayouts(deps, providers, query));
  mount(app, STAFF_ENDPOINTS.staffPayout, ({ params }) => showOnePayout(deps, params));
  mount(app, STAFF_ENDPOINTS.staffFetchPayouts, async ({ staff, body }) => {
    await fetchPayouts(deps, providers, staff.actor, body);
    return { done: true } as const;
  });
}
