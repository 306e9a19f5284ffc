/** Endpoints /staff/…: sign-in, invitations, people, sessions, log and approvals. */
import { STAFF_ENDPOINTS } from '#contract/staff/endpoints';
import { mount } from '../http/endpoint';
import type { ApiRouter } from '../http/router';
import { readRateLimitKeys } from '../modules/abuse/caller';
import type { Approvals } from './approvals';
import { invite, inviteToReset, requireNoOwner, withdrawInvitation } from './invitations';
import {
  join,
  showInvitation,
  forgotStaffPassword,
  memberOfReset,
  resetStaffPassword,
} from './join';
import { readLog } from './log';
import { askOwnerChange } from './owner-change';
import {
  endAccess,
  listPeople,
  renewRecoveryCodes,
  setLocale,
  setPassword,
  setRoles,
  showMe,
} from './people';
import { listStaffSessions, revokeStaffSession, type StaffVisit } from './sessions';
import { confirmCode, signIn, signInWithCode, type StaffDeps } from './sign-in';

export function mountStaffAccounts(app: ApiRouter, staff: StaffDeps, approvals: Approvals): void {
  const { deps } = staff;
  const visitOf = ({ request }: { request: Request }): StaffVisit => ({
    caller: readRateLimitKeys(request, deps),
    userAgent: request.headers.get('user-agent'),
  });
  mount(app, STAFF_ENDPOINTS.staffSignIn, (call) => signIn(staff, call.body, visitOf(call)));
  mount(app, STAFF_ENDPOINTS.staffSignInCode, (call) =>
    signInWithCode(staff, call.body, visitOf(call)),
  );
  mount(app, STAFF_ENDPOINTS.staffForgotPassword, (call) =>
    forgotStaffPassword(staff, call.body.email, visitOf(call)),
  );
  mount(app, STAFF_ENDPOINTS.staffResetPassword, (call) =>
    resetStaffPassword(staff, call.body, visitOf(call)),
  );
  mount(app, STAFF_ENDPOINTS.staffResetLink, async ({ params }) => {
    await memberOfReset(deps, params.token);
  });
  mount(app, STAFF_ENDPOINTS.staffSignOut, ({ staff: self }) =>
    revokeStaffSession(deps, self, self.sessionId),
  );
  mount(app, STAFF_ENDPOINTS.staffMe, ({ staff: self }) => showMe(deps, self));
  mount(app, STAFF_ENDPOINTS.staffSetLocale, ({ staff: self, body }) =>
    setLocale(deps, self, body.locale),
  );
  mount(app, STAFF_ENDPOINTS.staffSetPassword, (call) =>
    setPassword(staff, call.staff, call.body, visitOf(call)),
  );
  mount(app, STAFF_ENDPOINTS.staffNewRecoveryCodes, async (call) => {
    await confirmCode(staff, call.staff, call.body.code, visitOf(call));
    return renewRecoveryCodes(deps, call.staff);
  });
  mount(app, STAFF_ENDPOINTS.staffInvitation, ({ params }) => showInvitation(deps, params.token));
  mount(app, STAFF_ENDPOINTS.staffJoin, (call) =>
    join(staff, call.params.token, call.body, visitOf(call)),
  );
  mount(app, STAFF_ENDPOINTS.staffPeople, () => listPeople(deps));
  mount(app, STAFF_ENDPOINTS.staffInvite, async ({ staff: self, body }) => {
    requireNoOwner(body.roles);
    await invite(deps, body, self.actor);
  });
  mount(app, STAFF_ENDPOINTS.staffWithdrawInvitation, ({ staff: self, params }) =>
    withdrawInvitation(deps, params.id, self.actor),
  );
  mount(app, STAFF_ENDPOINTS.staffSetRoles, ({ staff: self, params, body }) =>
    setRoles(deps, params.id, body.roles, self),
  );
  mount(app, STAFF_ENDPOINTS.staffEnd, ({ staff: self, params }) =>
    endAccess(deps, params.id, self, requireNoOwner),
  );
  mount(app, STAFF_ENDPOINTS.staffReset, async ({ staff: self, params }) => {
    await inviteToReset(deps, params.id, self.actor, requireNoOwner);
  });
  mount(app, STAFF_ENDPOINTS.staffAskOwnerChange, async (call) => {
    await confirmCode(staff, call.staff, call.body.code, visitOf(call));
    await askOwnerChange(deps, approvals, call.staff, call.params.id, call.body);
  });
  mount(app, STAFF_ENDPOINTS.staffSessions, ({ staff: self }) => listStaffSessions(deps, self));
  mount(app, STAFF_ENDPOINTS.staffRevokeSession, ({ staff: self, params }) =>
    revokeStaffSession(deps, self, params.id),
  );
  mount(app, STAFF_ENDPOINTS.staffLog, ({ query, locale }) => readLog(deps.db, query, locale));
  mount(app, STAFF_ENDPOINTS.staffApprovals, ({ staff: self, query }) =>
    approvals.list(query, self),
  );
  mount(app, STAFF_ENDPOINTS.staffAgree, async (call) => {
    await confirmCode(staff, call.staff, call.body.code, visitOf(call));
    return approvals.agree(call.params.id, call.staff);
  });
  mount(app, STAFF_ENDPOINTS.staffDecline, ({ staff: self, params }) =>
    approvals.decline(params.id, self),
  );
  mount(app, STAFF_ENDPOINTS.staffWithdrawApproval, ({ staff: self, params }) =>
    approvals.stop(params.id, self),
  );
  mount(app, STAFF_ENDPOINTS.staffStopLink, async ({ params }) => {
    const { state, decided_at } = await approvals.rowOfLink(params.token);
    return { state, decidedAt: decided_at };
  });
  mount(app, STAFF_ENDPOINTS.staffStopByLink, ({ body }) => approvals.stopByLink(body.token));
}
