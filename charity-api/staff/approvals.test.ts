/** Tests actions that need two people: agreement, delay of a sole owner, link in the mail, races and crashes. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hours, minutes } from '#domain/time/durations';
import { openTestApi, type TestApi } from '#tests/support/api/api';
import { joinStaff, type TestMember } from '#tests/support/api/staff';
import { signToken } from '../http/signed-token';
import type { StaffSession } from '../http/staff-session';
import type { AskedAction } from './approval-rows';
import { createApprovals, type Approvals } from './approvals';

let api: TestApi;
let approvals: Approvals;
let ran: string[];
let failure: Error | null;
beforeEach(async () => {
  api = await openTestApi();
  ran = [];
  failure = null;
  approvals = createApprovals(api.deps, [
    {
      kind: 'refund',
      describe: ({ data }) => Promise.resolve({ data }),
      run: ({ id, subject }: AskedAction) => {
        if (failure) return Promise.reject(failure);
        ran.push(`${subject.id} ${id}`);
        return Promise.resolve();
      },
    },
  ]);
});
afterEach(() => api.api.close());

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
  const mails = await api.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'staff-approval')
    .execute();
  expect(mails.map(({ staff_ref }) => staff_ref).sort()).toEqual([id, stopped].sort());
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
  await api.db
    .updateTable('staff_approvals')
    .set({ state: 'running', decided_by: owner.id, decided_at: api.clock.now.toISOString() })
    .where('id', '=', next)
    .execute();
  await approvals.runDue();
  expect(ran).toEqual([]);
  api.clock.now = new Date(api.clock.now.getTime() + minutes(10));
  await approvals.runDue();
  expect(ran).toEqual([`order-1 ${next}`]);
});
