/** Tests that every staff endpoint rejects requests without a session, and members without its permission. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STAFF_ENDPOINTS } from '#contract/staff/endpoints';
import { type Endpoint, methodAndPath } from '#contract/endpoint';
import { isAllowed, STAFF_ROLES, type Permission, type StaffRole } from '#domain/staff/permissions';
import { openTestApi, type TestApi } from '#tests/support/api/api';
import { joinStaff, type TestMember } from '#tests/support/api/staff';

let api: TestApi;
const members = new Map<StaffRole, TestMember>();
beforeAll(async () => {
  api = await openTestApi();
  api.deps.checkInstallation = () => Promise.resolve([]);
  for (const role of STAFF_ROLES) members.set(role, await joinStaff(api, [role]));
});
afterAll(() => api.api.close());

const endpoints = Object.entries<Endpoint>(STAFF_ENDPOINTS);
const closed = endpoints.filter(([, { auth }]) => auth === 'staff');

/** The only endpoints without a session: sign-in, invitation, and the link in a mail that stops an action. */
const OPEN = [
  ...['staffSignIn', 'staffSignInCode', 'staffForgotPassword', 'staffResetPassword'],
  ...['staffResetLink', 'staffInvitation', 'staffJoin', 'staffStopLink', 'staffStopByLink'],
];

test('only the listed endpoints are open', () => {
  const open = endpoints.filter(([, { auth }]) => auth !== 'staff').map(([name]) => name);
  expect(open.sort()).toEqual([...OPEN].sort());
});

/** The permission of each endpoint. Those of content also check the kind of the record. */
const NEEDS: Record<Permission, string> = {
  'gifts.read': 'Gifts OfficeOfferings Order Proof CompareArrival MonthlyGifts MonthlyGift',
  'gifts.decide':
    'EnterGift Confirm RecordFurther Reject PreviewRejection CorrectEmail ResendReceipt Acknowledge Note ChangeMonthly FetchPayouts',
  'refunds.ask': 'PreviewRefund AskRefund',
  'donors.read': 'Donors Donor DonorStatement',
  'donors.export': 'DonorData',
  'erasure.ask': 'AskErasure',
  'reports.read': 'MoneyReport Payouts Payout',
  'content.read':
    'ContentKinds ContentRecords ContentRecord ContentVersion SaveDraft DiscardDraft Publish Schedule Withdraw SetStatus AddUpdate Restore Preview UploadPhotograph ImportFigures',
  'content.write': 'SetupCampaign',
  'figures.write': 'SetupRates',
  'organisation.write': 'SetupName SetupLook SetupBank SetupChecks',
  'bank.ask': 'AskBankAccounts',
  'applications.read': 'Applications Application ApplicationFile',
  'applications.answer':
    'ApplicationsFile HandleApplication NoteApplication PreviewAnswer AnswerApplication',
  'newsletter.read': 'Subscribers Subscriber',
  'newsletter.write': 'SubscribersFile Unsubscribe',
  'people.manage': 'People Invite WithdrawInvitation SetRoles End AskOwnerChange Reset',
  'log.read': 'Log',
  'approvals.decide': 'Agree Decline',
};
/** Endpoints of each member: those of the own session and work, and lists that show what the roles allow. */
const WITHOUT_PERMISSION =
  'SignOut Me SetLocale SetPassword NewRecoveryCodes Sessions RevokeSession Approvals WithdrawApproval Mails SendMailAgain AbandonMail Today Setup';

const namesOf = (text: string) => text.split(' ').map((name) => `staff${name}`);

test.each([...Object.entries(NEEDS), [null, WITHOUT_PERMISSION] as const])(
  'the endpoints with the permission %s',
  (permission, names) => {
    const found = closed.filter(([, one]) => (one.permission ?? null) === permission);
    expect(found.map(([name]) => name).sort()).toEqual(namesOf(names).sort());
  },
);

function send(endpoint: Endpoint, headers: Record<string, string>) {
  const { method, path } = methodAndPath(endpoint);
  const at = path.replace(/\{\w+\}/g, 'unknown');
  return method === 'GET' ? api.get(at, headers) : api.post(at, '{', headers);
}

test.each(closed)('%s requires a session with its permission', async (name, endpoint) => {
  expect((await send(endpoint, { authorization: '' })).status).toBe(401);
  const permission = endpoint.permission ?? null;
  const isMember = (role: StaffRole) => permission === null || isAllowed([role], permission);
  const other = STAFF_ROLES.find((role) => !isMember(role));
  if (other) expect((await send(endpoint, members.get(other)!.headers)).status).toBe(403);
  // The next cases use the same session, so it must stay valid.
  if (name === 'staffSignOut') return;
  const { headers } = members.get(STAFF_ROLES.find(isMember)!)!;
  // The invalid body or the unknown record is rejected instead.
  expect([200, 400, 404]).toContain((await send(endpoint, headers)).status);
});

test.each(['Bearer x', `Bearer ${'A'.repeat(43)}`])('rejects %s', async (authorization) => {
  expect((await api.get('/staff/me', { authorization })).status).toBe(401);
});
