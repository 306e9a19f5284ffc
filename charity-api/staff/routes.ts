/** Endpoints /staff/…: sign-in, invitations, people, sessions, log and approvals. */
import { mountAll } from '../http/endpoint';
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
  mountAll(app, {
    staffSignIn: (call) => signIn(staff, call.body, visitOf(call)),
    staffSignInCode: (call) => signInWithCode(staff, call.body, visitOf(call)),
    staffForgotPassword: (call) => forgotStaffPassword(staff, call.body.email, visitOf(call)),
    staffResetPassword: (call) => resetStaffPassword(staff, call.body, visitOf(call)),
    staffResetLink: async ({ params }) => {
      await memberOfReset(deps, params.token);
    },
    staffSignOut: ({ staff: self }) => revokeStaffSession(deps, self, self.sessionId),
    staffMe: ({ staff: self }) => showMe(deps, self),
    staffSetLocale: ({ staff: self, body }) => setLocale(deps, self, body.locale),
    staffSetPassword: (call) => setPassword(staff, call.staff, call.body, visitOf(call)),
    staffNewRecoveryCodes: async (call) => {
      await confirmCode(staff, call.staff, call.body.code, visitOf(call));
      return renewRecoveryCodes(deps, call.staff);
    },
    staffInvitation: ({ params }) => showInvitation(deps, params.token),
    staffJoin: (call) => join(staff, call.params.token, call.body, visitOf(call)),
    staffPeople: () => listPeople(deps),
    staffInvite: async ({ staff: self, body }) => {
      requireNoOwner(body.roles);
      await invite(deps, body, self.actor);
    },
    staffWithdrawInvitation: ({ staff: self, params }) =>
      withdrawInvitation(deps, params.id, self.actor),
    staffSetRoles: ({ staff: self, params, body }) => setRoles(deps, params.id, body.roles, self),
    staffEnd: ({ staff: self, params }) => endAccess(deps, params.id, self, requireNoOwner),
    staffReset: async ({ staff: self, params }) => {
      await inviteToReset(deps, params.id, self.actor, requireNoOwner);
    },
    staffAskOwnerChange: async (call) => {
      await confirmCode(staff, call.staff, call.body.code, visitOf(call));
      await askOwnerChange(deps, approvals, call.staff, call.params.id, call.body);
    },
    staffSessions: ({ staff: self }) => listStaffSessions(deps, self),
    staffRevokeSession: ({ staff: self, params }) => revokeStaffSession(deps, self, params.id),
    staffLog: ({ query, locale }) => readLog(deps.db, query, locale),
    staffApprovals: ({ staff: self, query }) => approvals.list(query, self),
    staffAgree: async (call) => {
      await confirmCode(staff, call.staff, call.body.code, visitOf(call));
      return approvals.agree(call.params.id, call.staff);
    },
    staffDecline: ({ staff: self, params }) => approvals.decline(params.id, self),
    staffWithdrawApproval: ({ staff: self, params }) => approvals.stop(params.id, self),
    staffStopLink: async ({ params }) => {
      const { state, decided_at } = await approvals.rowOfLink(params.token);
      return { state, decidedAt: decided_at };
    },
    staffStopByLink: ({ body }) => approvals.stopByLink(body.token),
  });
}
