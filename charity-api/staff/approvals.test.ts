/** Tests actions that need two people: agreement, delay of a sole owner, link in the mail, races and crashes. */
import { beforeEach, expect, test } from 'vitest';
import { days, hours, minutes } from '#domain/time/durations';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { joinStaff, type TestMember } from '#tests/support/api/staff';
import { changeRows, rowsOf } from '#tests/support/api/rows';
import { ApiError } from '../http/errors';
import { signToken } from '../http/signed-token';
import type { StaffSession } from '../http/staff-session';
import type { AskedAction } from './approvals';
import { createApprovals, type Approvals } from './approvals';
import { ownerChangeKind } from './owner-change';
import { readContacts } from '../modules/contact/contacts';

const api = apiOfEachTest();
let approvals: Approvals;
let ran: string[];
let failure: Error | null;
beforeEach(async () => {
  ran = [];
  failure = null;
  approvals = createApprovals(api.deps, [
    {
      ...{ kind: 'refund', permission: 'refunds.ask' },
      describe: ({ data }) => Promise.resolve({ data }),
      run: ({ id, subject }: AskedAction) => {
        if (failure) return Promise.reject(failure);
        ran.push(`${subject.id} ${id}`);
        return Promise.resolve();
      },
    },
  ]);
});

const selfOf = ({ id, email }: TestMember, roles: StaffSession['roles']): StaffSession => ({
  ...{ id, email, name: `Member ${id}`, roles, locale: 'en', sessionId: '' },
  actor: { kind: 'member', id, name: `Member ${id}` },
});
const subject = { kind: 'order', id: 'order-1' };
const ask = (self: StaffSession, of = subject) =>
  api.db
    .transaction()
    .execute((tx) =>
      approvals.ask(tx, { kind: 'refund', subject: of, data: 5, reason: 'Paid twice' }, self),
    );

async function people() {
  const owner = selfOf(await joinStaff(api, ['owner']), ['owner']);
  const finance = selfOf(await joinStaff(api, ['finance']), ['finance']);
  return { owner, finance };
}

test('an owner who did not ask agrees, and the action runs once', async () => {
  const { owner, finance } = await people();
  const id = await ask(finance);
  expect(ran).toEqual([]);
  const results = await Promise.allSettled([
    approvals.agree(id, owner),
    approvals.agree(id, owner),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(ran).toEqual([`order-1 ${id}`]);
  const { data } = await approvals.list({ offset: 0, limit: 9 }, finance);
  expect(data).toMatchObject([{ state: 'done', decidedBy: { id: owner.id }, facts: { data: 5 } }]);
});

test('rejects an agreement by the person who asked, and a second request for the same action', async () => {
  const { owner, finance } = await people();
  const second = selfOf(await joinStaff(api, ['owner']), ['owner']);
  const id = await ask(owner);
  await expect(approvals.agree(id, owner)).rejects.toThrow('staff.ownApproval');
  await expect(ask(finance)).rejects.toThrow('staff.approvalWaits');
  await approvals.agree(id, second);
  expect(ran).toHaveLength(1);
  await ask(finance);
});

test('an action of the only owner runs after a day, unless the link in the mail stops it', async () => {
  const { owner } = await people();
  const id = await ask(owner);
  const stopped = await ask(owner, { kind: 'order', id: 'order-2' });
  const mails = await rowsOf(api.db, 'outbox', { kind: 'staff-approval' });
  const told = mails.map(({ staff_ref, recipient }) => [
    staff_ref,
    (JSON.parse(recipient!) as { email: string }).email,
  ]);
  // The charity's own address gets it as well, because the owner's account may be stolen.
  const [contact] = await readContacts(api.db);
  const email = contact!.email;
  expect(told.sort()).toEqual(
    [id, stopped].flatMap((ref) => [owner.email, email].map((to) => [ref, to])).sort(),
  );
  const token = signToken(
    api.deps.config.signingSecrets,
    'staff-approval',
    Buffer.from(stopped, 'hex'),
  );
  await approvals.stopByLink(token);
  await expect(approvals.stopByLink(token)).rejects.toThrow('staff.approvalDecided');
  api.clock.now = new Date(api.clock.now.getTime() + hours(24) - 1);
  await approvals.runDue();
  expect(ran).toEqual([]);
  api.clock.now = new Date(api.clock.now.getTime() + 1);
  await approvals.runDue();
  await approvals.runDue();
  expect(ran).toEqual([`order-1 ${id}`]);
});

const decidedMails = async () =>
  (await api.db.selectFrom('outbox').selectAll().where('kind', '=', 'staff-decided').execute()).map(
    ({ recipient }) => (JSON.parse(recipient!) as { email: string }).email,
  );

test('an owner of less than seven days cannot agree, and the action waits for an earlier owner', async () => {
  const { owner, finance } = await people();
  const member = await joinStaff(api, ['owner'], { isNew: true });
  const fresh = selfOf(member, ['owner']);
  const id = await ask(finance);
  await expect(approvals.agree(id, fresh)).rejects.toThrow('staff.newOwner');
  api.clock.now = new Date(api.clock.now.getTime() + days(7));
  await expect(approvals.agree(id, fresh)).rejects.toThrow('staff.newOwner');
  await approvals.decline(id, owner);
  await approvals.agree(await ask(finance), fresh);
  expect(ran).toHaveLength(1);
});

test('one person with two mailboxes waits a day, in which the mail to both can stop it', async () => {
  const owner = selfOf(await joinStaff(api, ['owner']), ['owner']);
  const second = selfOf(await joinStaff(api, ['owner'], { isNew: true }), ['owner']);
  const id = await ask(owner);
  await expect(approvals.agree(id, second)).rejects.toThrow('staff.newOwner');
  const finance = selfOf(await joinStaff(api, ['finance'], { isNew: true }), ['finance']);
  const other = await ask(finance, { kind: 'order', id: 'order-2' });
  expect(await approvals.agree(other, owner)).toMatchObject({ state: 'waiting', mayAgree: false });
  expect(ran).toEqual([]);
  api.clock.now = new Date(api.clock.now.getTime() + hours(24));
  await approvals.runDue();
  expect(ran.sort()).toEqual([`order-1 ${id}`, `order-2 ${other}`]);
});

test('every owner and the finance role get a mail about an action that was done', async () => {
  const { owner, finance } = await people();
  const second = await joinStaff(api, ['owner']);
  await joinStaff(api, ['editor']);
  await api.db.deleteFrom('outbox').execute();
  await approvals.agree(await ask(finance), owner);
  expect((await decidedMails()).sort()).toEqual([owner.email, finance.email, second.email].sort());
});

test('the reset of an owner that ran after its delay sends the link', async () => {
  const { id, email } = await joinStaff(api, ['owner']);
  const data = { change: 'reset', member: id, name: 'Member' };
  const action = { id: 'a', subject, data, reason: 'New phone', askedBy: { id, name: 'Member' } };
  await ownerChangeKind(api.deps).run(action, { kind: 'site' });
  const mails = await api.db.selectFrom('outbox').select(['kind', 'recipient']).execute();
  expect(mails).toEqual([
    { kind: 'staff-invitation', recipient: expect.stringContaining(email) as string },
  ]);
});

test('an action ends with the role of its asker', async () => {
  const { owner, finance } = await people();
  const waiting = await ask(finance);
  const sole = await ask(owner, { kind: 'order', id: 'order-2' });
  await api.db.updateTable('staff_members').set({ roles: '["viewer"]' }).execute();
  await joinStaff(api, ['owner']);
  api.clock.now = new Date(api.clock.now.getTime() + hours(24));
  await approvals.runDue();
  const next = selfOf(await joinStaff(api, ['owner']), ['owner']);
  await expect(approvals.agree(waiting, next)).rejects.toThrow('staff.askerLeft');
  const { data } = await approvals.list({ offset: 0, limit: 9 }, next);
  expect(data.map(({ id, state }) => [id, state]).sort()).toEqual(
    [
      [waiting, 'stopped'],
      [sole, 'stopped'],
    ].sort(),
  );
  expect(ran).toEqual([]);
});

test('the asker and owners can stop an action, and other members do not see it', async () => {
  const { owner, finance } = await people();
  const other = selfOf(await joinStaff(api, ['finance']), ['finance']);
  const id = await ask(finance);
  await expect(approvals.stop(id, other)).rejects.toThrow('staffApproval.notFound');
  expect((await approvals.list({ offset: 0, limit: 9 }, other)).total).toBe(0);
  await approvals.stop(id, finance);
  await expect(approvals.agree(id, owner)).rejects.toThrow('staff.approvalDecided');
  expect(ran).toEqual([]);
});

test('a failed action stores the reason, and an interrupted one runs again', async () => {
  const { owner, finance } = await people();
  failure = new Error('The provider has no such payment.');
  const id = await ask(finance);
  expect(await approvals.agree(id, owner)).toMatchObject({
    state: 'failed',
    failure: 'The provider has no such payment.',
  });
  failure = null;
  const next = await ask(finance);
  // The process ended after the agreement.
  await changeRows(
    api.db,
    'staff_approvals',
    { id: next },
    { state: 'running', decided_by: owner.id, decided_at: api.clock.now.toISOString() },
  );
  await approvals.runDue();
  expect(ran).toEqual([]);
  api.clock.now = new Date(api.clock.now.getTime() + minutes(10));
  await approvals.runDue();
  expect(ran).toEqual([`order-1 ${next}`]);
});

test('an action that a busy database rejects does not fail, and runs again', async () => {
  const { owner, finance } = await people();
  failure = new ApiError('request.busy');
  const id = await ask(finance);
  expect(await approvals.agree(id, owner)).toMatchObject({ state: 'running', failure: null });
  failure = null;
  api.clock.now = new Date(api.clock.now.getTime() + minutes(10));
  await approvals.runDue();
  expect(ran).toEqual([`order-1 ${id}`]);
});
