/** Endpoints of monthly gifts and donors for staff. */
import { STAFF_ENDPOINTS } from '#contract/staff/endpoints';
import { changeMonthly, listMonthly, showMonthly } from '../../giving/staff/monthly';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import type { StaffGifts } from '../gifts/routes';
import { askErasure } from './erase';
import { exportDonor, listDonors, showDonor, showStatement } from './show';

const DONE = { done: true } as const;

export function mountStaffDonors(app: ApiRouter, gifts: StaffGifts): void {
  const { deps, providers } = gifts;
  mount(app, STAFF_ENDPOINTS.staffMonthlyGifts, ({ query }) =>
    listMonthly(deps.db, providers, query),
  );
  mount(app, STAFF_ENDPOINTS.staffMonthlyGift, ({ params }) =>
    showMonthly(deps.db, providers, params.reference),
  );
  mount(app, STAFF_ENDPOINTS.staffChangeMonthly, ({ staff, params, body }) =>
    changeMonthly(deps, providers, staff.actor, params.reference, body.change),
  );
  mount(app, STAFF_ENDPOINTS.staffDonors, ({ query }) => listDonors(deps.db, query));
  mount(app, STAFF_ENDPOINTS.staffDonor, ({ params }) =>
    showDonor(deps, providers, params.reference),
  );
  mount(app, STAFF_ENDPOINTS.staffDonorStatement, ({ params, query }) =>
    showStatement(deps, params.reference, query.year),
  );
  mount(app, STAFF_ENDPOINTS.staffDonorData, ({ staff, params }) =>
    exportDonor(deps, staff.actor, params.reference),
  );
  mount(app, STAFF_ENDPOINTS.staffAskErasure, async ({ staff, params, body }) => {
    await askErasure(gifts, staff, params.reference, body.note);
    return DONE;
  });
}
