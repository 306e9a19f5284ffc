/** The endpoints of the people of the staff area: sign-in, invitations, sessions, log, approvals. */
import * as z from 'zod';
import { idSchema, resultSchema, tokenSchema } from '../common';
import { DONOR_HEADER_DESCRIPTIONS } from '../donor-marks';
import { doneReply, type Endpoint, pageOf } from '../endpoint';
import * as staff from './accounts';

const idParams = z.object({ id: idSchema });
const tokenParams = z.object({ token: tokenSchema });

/** Requests without a session. Rate limits count them by the keys in these headers. */
const open = { optionalHeaders: DONOR_HEADER_DESCRIPTIONS } as const;
/** Requests of any signed-in member. */
const member = { auth: 'staff', permission: null } as const;
const people = { auth: 'staff', permission: 'people.manage' } as const;
const onMember = {
  ...{ ...people, params: idParams, reply: doneReply },
  errors: ['staffMember.notFound', 'staff.needsTwo'],
} as const;
const ofApproval = {
  ...{ params: idParams, reply: resultSchema(staff.approvalSchema) },
  errors: ['staff.approvalDecided', 'staffApproval.notFound'],
} as const;

export const STAFF_ACCOUNT_ENDPOINTS = {
  staffSignIn: {
    ...open,
    route: 'POST /staff/sign-in',
    summary: 'First step of a sign-in: e-mail address and password.',
    body: staff.signInBodySchema,
    reply: resultSchema(staff.signInStepSchema),
    errors: ['auth.wrongCredentials', 'auth.tooMany'],
  },
  staffSignInCode: {
    ...open,
    route: 'POST /staff/sign-in/code',
    summary: 'Second step of a sign-in: a code of the authenticator app, or a recovery code.',
    body: staff.signInCodeBodySchema,
    reply: resultSchema(staff.signedInSchema),
    errors: ['staff.wrongCode', 'staff.stepExpired', 'auth.tooMany'],
  },
  staffForgotPassword: {
    ...open,
    route: 'POST /staff/password-forgotten',
    summary:
      'Sends a member a link that resets the password. The response is the same without one.',
    body: staff.forgotPasswordBodySchema,
    reply: doneReply,
    errors: ['auth.tooMany'],
  },
  staffResetPassword: {
    ...open,
    route: 'POST /staff/password-reset',
    summary: 'Sets a new password with the token of the mail and a code, and signs in.',
    body: staff.resetPasswordBodySchema,
    reply: resultSchema(staff.signedInSchema),
    errors: ['staff.resetExpired', 'staff.wrongCode', 'auth.weakPassword', 'auth.tooMany'],
  },
  staffResetLink: {
    ...open,
    route: 'GET /staff/password-reset/{token}',
    summary: 'Checks the token of the mail. Changes nothing.',
    // Each token is a valid parameter: a damaged one has expired, like a used one.
    params: z.object({ token: z.string() }),
    reply: doneReply,
    errors: ['staff.resetExpired'],
  },
  staffSignOut: {
    ...member,
    route: 'POST /staff/sign-out',
    summary: 'Revokes the session of the token. The body is empty.',
    reply: doneReply,
  },
  staffMe: {
    ...member,
    route: 'GET /staff/me',
    summary: 'The signed-in member with permissions.',
    reply: resultSchema(staff.meSchema),
  },
  staffSetLocale: {
    ...member,
    route: 'POST /staff/me/locale',
    summary: 'Sets the language of the member.',
    body: staff.localeBodySchema,
    reply: doneReply,
  },
  staffSetPassword: {
    ...member,
    ...open,
    route: 'POST /staff/me/password',
    summary: 'Sets a new password, and ends the other sessions of the member.',
    body: staff.passwordBodySchema,
    reply: doneReply,
    errors: ['auth.wrongCredentials', 'auth.weakPassword', 'auth.tooMany'],
  },
  staffNewRecoveryCodes: {
    ...member,
    ...open,
    route: 'POST /staff/me/recovery-codes',
    summary: 'Replaces the recovery codes of the member, with a new code.',
    body: staff.codeBodySchema,
    reply: resultSchema(staff.recoveryCodesSchema),
    errors: ['staff.wrongCode', 'auth.tooMany'],
  },
  staffInvitation: {
    ...open,
    route: 'GET /staff/invitations/{token}',
    summary: 'An invitation that can still be accepted, with the secret of its second factor.',
    params: tokenParams,
    reply: resultSchema(staff.invitationSchema),
    errors: ['staffInvitation.notFound'],
  },
  staffJoin: {
    ...open,
    route: 'POST /staff/invitations/{token}',
    summary: 'Accepts an invitation with a password and a first code, and signs in.',
    params: tokenParams,
    body: staff.joinBodySchema,
    status: 201,
    reply: resultSchema(staff.joinedSchema),
    errors: [
      'staffInvitation.notFound',
      'staff.emailTaken',
      'staff.wrongCode',
      'auth.weakPassword',
      'auth.tooMany',
    ],
  },
  staffPeople: {
    ...people,
    route: 'GET /staff/people',
    summary: 'All members and the open invitations.',
    reply: resultSchema(staff.peopleSchema),
  },
  staffInvite: {
    ...people,
    route: 'POST /staff/people/invitations',
    summary: 'Sends an invitation by e-mail. It replaces an open invitation of the same address.',
    body: staff.inviteBodySchema,
    status: 201,
    reply: doneReply,
    errors: ['staff.emailTaken', 'staff.needsTwo'],
  },
  staffWithdrawInvitation: {
    ...people,
    route: 'POST /staff/people/invitations/{id}/withdraw',
    summary: 'Withdraws an open invitation.',
    params: idParams,
    reply: doneReply,
    errors: ['staffInvitation.notFound'],
  },
  staffSetRoles: {
    ...onMember,
    route: 'POST /staff/people/{id}/roles',
    summary: 'Changes the roles of a member, except the role of an owner.',
    body: staff.rolesBodySchema,
  },
  staffEnd: {
    ...onMember,
    route: 'POST /staff/people/{id}/end',
    summary: 'Ends the access of a member who is no owner, and all sessions.',
  },
  staffAskOwnerChange: {
    ...people,
    ...open,
    route: 'POST /staff/people/{id}/owner-change',
    summary: 'Asks for a change of an owner, which needs two owners or a day.',
    params: idParams,
    body: staff.ownerChangeBodySchema,
    reply: doneReply,
    errors: [
      'staffMember.notFound',
      'staff.lastOwner',
      'staff.changed',
      'staff.approvalWaits',
      'staff.wrongCode',
      'auth.tooMany',
    ],
  },
  staffReset: {
    ...onMember,
    route: 'POST /staff/people/{id}/reset',
    summary:
      'Sends a member who is no owner a link that replaces the password and the second factor.',
  },
  staffSessions: {
    ...member,
    route: 'GET /staff/sessions',
    summary: 'The sessions of the member; for owners, of all members.',
    reply: resultSchema(z.array(staff.staffSessionSchema)),
  },
  staffRevokeSession: {
    ...member,
    route: 'POST /staff/sessions/{id}/revoke',
    summary: 'Ends a session of the member; for owners, of any member.',
    params: idParams,
    reply: doneReply,
    errors: ['staffSession.notFound'],
  },
  staffLog: {
    auth: 'staff',
    permission: 'log.read',
    route: 'GET /staff/log',
    summary: 'Who did what, newest first.',
    ...pageOf(staff.logEntrySchema, staff.logQuerySchema),
  },
  staffApprovals: {
    ...member,
    route: 'GET /staff/approvals',
    summary: 'Actions that need a second person, newest first. Members see their own, owners all.',
    ...pageOf(staff.approvalSchema, staff.approvalQuerySchema),
  },
  staffAgree: {
    auth: 'staff',
    permission: 'approvals.decide',
    ...open,
    route: 'POST /staff/approvals/{id}/agree',
    summary:
      'Agrees to an action with a new code. It then runs, or waits a day when its asker is new.',
    ...ofApproval,
    body: staff.codeBodySchema,
    errors: [
      'staff.ownApproval',
      'staff.newOwner',
      'staff.askerLeft',
      'staff.wrongCode',
      'auth.tooMany',
      ...ofApproval.errors,
    ],
  },
  staffDecline: {
    auth: 'staff',
    permission: 'approvals.decide',
    route: 'POST /staff/approvals/{id}/decline',
    summary: 'Declines an action.',
    ...ofApproval,
  },
  staffWithdrawApproval: {
    ...member,
    route: 'POST /staff/approvals/{id}/stop',
    summary: 'Stops an action that waits: its asker, or an owner.',
    ...ofApproval,
  },
  staffStopLink: {
    route: 'GET /staff/approvals/stop/{token}',
    summary:
      'The state of the action that the signed token from the mail can stop. Changes nothing.',
    params: tokenParams,
    reply: resultSchema(staff.approvalSchema.pick({ state: true, decidedAt: true })),
    errors: ['staffApproval.notFound'],
  },
  staffStopByLink: {
    route: 'POST /staff/approvals/stop',
    summary: 'Stops an action that waits for its delay, with the signed token from the mail.',
    body: staff.stopBodySchema,
    reply: doneReply,
    errors: ['staff.approvalDecided', 'staffApproval.notFound'],
  },
} as const satisfies Record<string, Endpoint>;
