/** Tests the data of the first page of the staff area: waiting work, arrived money and the log, by role. */
import { expect, test } from 'vitest';
import { resultOf } from '#tests/support/api/api';
import type { Today } from '#contract/staff/today';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import {
  advanceClock,
  createOrder,
  createPaidOrder,
  LINE,
  sendProof,
} from '#tests/support/api/orders';
import { joinStaff, type TestMember } from '#tests/support/api/staff';
import { confirmTransfer } from '#tests/support/api/staff-decisions';
import type { StaffRole } from '#domain/staff/permissions';
import { setFields } from '#tests/support/api/documents';
import { changeRows } from '#tests/support/api/rows';

const api = apiOfEachTest();

async function todayOf(...roles: StaffRole[]): Promise<Today> {
  const member = await joinStaff(api, roles);
  return resultOf<Today>(member.get('/staff/today'));
}

const countOf = ({ waiting }: Today, kind: Today['waiting'][number]['kind']) =>
  waiting.find((line) => line.kind === kind)?.count;

async function numberFor(member: TestMember): Promise<number> {
  return (await resultOf<{ waiting: number }>(member.get('/staff/me'))).waiting;
}

async function transferWithProof() {
  const order = await createOrder(api, { method: 'Bank' });
  const { status } = await sendProof(api, order);
  expect(status).toBe(201);
  return order;
}

test('names the three oldest transfers with a proof, the oldest first', async () => {
  const orders = [];
  for (let count = 0; count < 4; count++) {
    orders.push(await transferWithProof());
    advanceClock(api, 60_000);
  }
  const { transfers } = await todayOf('finance');
  expect(transfers).toMatchObject({ count: 4, totals: [{ minor: 40_000, currency: 'OMR' }] });
  expect(transfers!.oldest.map(({ reference }) => reference)).toEqual(
    orders.slice(0, 3).map(({ reference }) => reference),
  );
});

test('counts a transfer whose donor has sent no proof, with the date of the oldest', async () => {
  const since = api.clock.now.toISOString();
  await createOrder(api, { method: 'Bank' });
  await transferWithProof();
  const { waiting } = await todayOf('finance');
  expect(waiting).toContainEqual({ kind: 'transfersWithoutProof', count: 1, since });
});

test('does not count an approval that an owner has agreed to and that waits for its delay', async () => {
  const asker = await joinStaff(api, ['finance']);
  const approval = {
    ...{ id: 'a1', kind: 'refund', subject_kind: 'order', subject_id: 'o1', data: '{}' },
    ...{ reason: 'Paid twice', asked_by: asker.id, asked_at: '2026-03-03T10:00:00Z' },
    ...{ decided_by: null, decided_at: null, failure: null },
    state: 'waiting',
    runs_at: '2026-03-04T10:00:00Z',
  } as const;
  await api.db.insertInto('staff_approvals').values(approval).execute();
  expect(countOf(await todayOf('finance'), 'approvals')).toBe(1);
  await api.db.updateTable('staff_approvals').set({ decided_by: asker.id }).execute();
  expect(countOf(await todayOf('finance'), 'approvals')).toBe(0);
});

test('sums what arrived today by intention, and a day in Muscat begins at 20:00 UTC', async () => {
  api.clock.now = new Date('2026-03-03T19:30:00Z');
  await confirmTransfer(api, (await createOrder(api, { method: 'Bank' })).reference);
  api.clock.now = new Date('2026-03-03T20:30:00Z');
  const ZAKAT = { ...LINE, offeringId: 'zakat-fund', intention: 'zakat', total: 4_000 } as const;
  const lines = [LINE, ZAKAT];
  await confirmTransfer(api, (await createOrder(api, { method: 'Bank', lines })).reference);
  const { arrived } = await todayOf('viewer');
  expect(arrived).toMatchObject({
    ...{ currency: 'OMR', gifts: 2, minor: 14_000, yesterday: 10_000 },
    byIntention: { zakat: 4_000, sadaqa: 10_000 },
  });
  expect(arrived!.days.map(({ minor }) => minor)).toEqual([...Array(12).fill(0), 10_000, 14_000]);
  expect(arrived!.days.at(-1)!.day).toBe('2026-03-04');
});

test('counts a mail that the mail server rejects only after half an hour, and no mail with a code', async () => {
  await createOrder(api, { method: 'Bank' });
  const failed = { last_error: '550 no such user', tries: 3 };
  await changeRows(api.db, 'outbox', { kind: 'transfer-instructions' }, failed);
  expect(countOf(await todayOf('finance'), 'undeliveredMail')).toBe(0);
  advanceClock(api, 31 * 60_000);
  expect(countOf(await todayOf('finance'), 'undeliveredMail')).toBe(1);
});

test('the number in the menu is the sum of the page', async () => {
  await transferWithProof();
  const { waiting, transfers } = await todayOf('finance');
  const sum = waiting.reduce((all, { count }) => all + count, transfers!.count);
  expect(sum).toBeGreaterThan(0);
  expect(await numberFor(await joinStaff(api, ['finance']))).toBe(sum);
});

test('the number in the menu counts content again after a minute', async () => {
  const editor = await joinStaff(api, ['editor']);
  const before = await numberFor(editor);
  const old = '2020-01-01T00:00:00.000Z';
  await setFields(api.db, { kind: 'metals', id: 'metals' }, ({ metals }) => ({
    metals: (metals as object[]).map((one) => ({ ...one, at: old })),
  }));
  expect(await numberFor(editor)).toBe(before);
  advanceClock(api, 60_000);
  expect(await numberFor(editor)).toBeGreaterThan(before);
});

test('counts failed monthly gifts, but not duplicates, which the API stops', async () => {
  await createPaidOrder(api, { interval: 'month' });
  await api.db.updateTable('monthly_gifts').set({ state: 'past_due' }).execute();
  expect(countOf(await todayOf('finance'), 'failedMonthly')).toBe(1);
  await api.db.updateTable('monthly_gifts').set({ stop_due_at: '2026-03-12T00:00:00Z' }).execute();
  expect(countOf(await todayOf('finance'), 'failedMonthly')).toBe(0);
});

test('shows an editor no gifts, sums or log, and finance no drafts of others', async () => {
  const editor = await todayOf('editor');
  expect(editor).toMatchObject({ transfers: null, arrived: null, done: null });
  expect(editor.waiting.map(({ kind }) => kind)).toEqual([
    'approvals',
    'undeliveredMail',
    'staleFigures',
    'applications',
  ]);
});

test('lists what was done in the last day, without sign-ins', async () => {
  const order = await transferWithProof();
  await confirmTransfer(api, order.reference);
  const { done } = await todayOf('finance');
  const actions = done!.map(({ action }) => action);
  expect(actions).toContain('order.confirmed');
  expect(actions).not.toContain('staff.signedIn');
});
