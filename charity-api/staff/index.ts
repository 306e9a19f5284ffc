/** Assembles the staff area of the API: its endpoints, and the actions that need two people. */
import type { ApiRouter } from '../http/router';
import { createApprovals, type Approvals } from './approvals';
import { bankAccountsApproval } from './content/bank-accounts';
import { mountStaffApplications } from './applications/routes';
import { mountStaffContent } from './content/routes';
import type { Providers } from '../payments/providers';
import { erasureKind } from './donors/erase';
import { mountStaffDonors } from './donors/routes';
import { refundKind } from './gifts/refund';
import { mountStaffGifts } from './gifts/routes';
import { mountStaffMails } from './mails/mails';
import { ownerChangeKind } from './owner-change';
import { mountStaffAccounts } from './routes';
import { mountStaffSetup } from './setup/routes';
import type { StaffDeps } from './sign-in';
import { readToday } from './today/today';
import type { ApiDeps } from '../deps';
import { fetchPayouts, showOnePayout, showPayouts } from '../giving/staff/payouts';
import { moneyReport } from '../giving/staff/report';
import { mountAll } from '../http/endpoint';

function mountStaffReports(app: ApiRouter, deps: ApiDeps, providers: Providers): void {
  mountAll(app, {
    staffToday: ({ staff, locale }) => readToday(deps, staff, locale),
    staffMoneyReport: ({ query }) => moneyReport(deps, query),
    staffPayouts: ({ query }) => showPayouts(deps, providers, query),
    staffPayout: ({ params }) => showOnePayout(deps, params),
    staffFetchPayouts: ({ staff, body }) => fetchPayouts(deps, providers, staff.actor, body),
  });
}

/** Mounts all endpoints below /staff. Returns the approvals, whose due actions a background job runs. */
export function mountStaff(app: ApiRouter, staff: StaffDeps, providers: Providers): Approvals {
  const { deps } = staff;
  const kinds = [
    refundKind(deps, providers),
    erasureKind(deps, providers),
    bankAccountsApproval(deps),
    ownerChangeKind(deps),
  ];
  const approvals = createApprovals(deps, kinds);
  mountStaffAccounts(app, staff, approvals);
  mountStaffReports(app, deps, providers);
  mountStaffSetup(app, deps, providers);
  mountStaffContent(app, deps, approvals);
  mountStaffApplications(app, deps);
  mountStaffMails(app, deps);
  mountStaffGifts(app, { deps, providers, approvals });
  mountStaffDonors(app, { deps, providers, approvals });
  return approvals;
}
