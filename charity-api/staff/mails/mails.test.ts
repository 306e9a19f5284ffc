/** Tests of the mails that could not be delivered: who sees them, another try, and the end of all tries. */
import { expect, test } from 'vitest';
import { resultOf } from '#tests/support/api/api';
import type { UndeliveredMail } from '#contract/staff/mails';
import type { StaffRole } from '#domain/staff/permissions';
import { sendDueMail } from '#api/mail/send-due';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { advanceClock, createOrder } from '#tests/support/api/orders';
import { joinStaff } from '#tests/support/api/staff';
import { actionsOf } from '#tests/support/api/staff-decisions';
import { oneRow, changeRows } from '#tests/support/api/rows';

const api = apiOfEachTest();

const ERROR = 'EENVELOPE 550 RCPT TO';

/** Creates an order whose mail the mail server has rejected for more than half an hour. */
async function withFailedMail() {
  const order = await createOrder(api, { method: 'Bank' });
  const failed = { last_error: ERROR, tries: 78 };
  await changeRows(api.db, 'outbox', { kind: 'transfer-instructions' }, failed);
  advanceClock(api, 31 * 60_000);
  return order;
}

async function listOf(...roles: StaffRole[]) {
  const member = await joinStaff(api, roles, { name: 'Huda' });
  const result = await resultOf<{ data: UndeliveredMail[] }>(member.get('/staff/mails'));
  return { member, data: result.data };
}

test('the list has recipient, kind, time and reason', async () => {
  const { reference } = await withFailedMail();
  const { data } = await listOf('finance');
  expect(data).toMatchObject([
    {
      ...{ kind: 'transfer-instructions', subject: 'order', reference },
      ...{ email: 'salma@example.org', problem: 'mailbox', detail: ERROR },
      ...{ tries: 78, isStopped: true, mayDecide: true },
    },
  ]);
});

test('a member sees only mails that the roles allow, and a viewer decides about none', async () => {
  await withFailedMail();
  expect((await listOf('editor')).data).toEqual([]);
  const { member, data } = await listOf('viewer');
  expect(data).toMatchObject([{ mayDecide: false }]);
  expect((await member.post(`/staff/mails/${data[0]!.id}/abandon`)).status).toBe(403);
  const editor = await joinStaff(api, ['editor']);
  expect((await editor.post(`/staff/mails/${data[0]!.id}/again`)).status).toBe(404);
});

test('an owner sees the mail of an invitation, and finance does not', async () => {
  await joinStaff(api, ['owner']).then((owner) =>
    owner.post('/staff/people/invitations', {
      email: 'new@charity.example',
      roles: ['viewer'],
      locale: 'en',
    }),
  );
  await api.db.updateTable('outbox').set({ last_error: ERROR }).execute();
  advanceClock(api, 31 * 60_000);
  expect((await listOf('finance')).data).toEqual([]);
  expect((await listOf('owner')).data).toMatchObject([
    { kind: 'staff-invitation', subject: 'staff', email: 'new@charity.example' },
  ]);
});

test('a mail is sent again at once, and the order has an entry with the person', async () => {
  const order = await withFailedMail();
  const { member, data } = await listOf('finance');
  expect((await member.post(`/staff/mails/${data[0]!.id}/again`)).status).toBe(200);
  const sent: string[] = [];
  await sendDueMail(api.deps, ({ kind }) => Promise.resolve(void sent.push(kind)));
  expect(sent).toEqual(['transfer-instructions']);
  const row = await oneRow(api.db, 'orders', { reference: order.reference });
  expect(await actionsOf(api, row)).toMatchObject([{ action: 'mail.sentAgain', actor: 'Huda' }]);
});

test('a mail that was given up is never sent, and is not in the list any more', async () => {
  await withFailedMail();
  const { member, data } = await listOf('finance');
  expect((await member.post(`/staff/mails/${data[0]!.id}/abandon`)).status).toBe(200);
  expect((await listOf('finance')).data).toEqual([]);
  expect(await api.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  expect((await member.post(`/staff/mails/${data[0]!.id}/again`)).status).toBe(404);
});
