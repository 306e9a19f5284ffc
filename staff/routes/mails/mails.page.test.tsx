/** Tests the page of the mails that could not be delivered. */
import { beforeEach, expect, test } from 'vitest';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { advanceClock, createOrder } from '#tests/support/api/orders';
import { signedInStaff } from '#tests/support/staff-site';
import { changeRows } from '#tests/support/api/rows';

const api = apiOfEachTest();
beforeEach(async () => {
  await createOrder(api, { method: 'Bank' });
  const failed = { last_error: 'EENVELOPE 550 RCPT TO', tries: 3 };
  await changeRows(api.db, 'outbox', { kind: 'transfer-instructions' }, failed);
  advanceClock(api, 31 * 60_000);
});

test('leads from the first page to the mail, its reason and another try', async () => {
  const huda = await signedInStaff(api, ['finance']);
  const page = await (await huda.open('/staff')).follow(/Email that was not delivered/);
  expect(page.text).toContain('salma@example.org');
  expect(page.text).toContain('How to transfer');
  expect(page.text).toContain('There is no such mailbox.');
  const done = await page.press(/^Send again/);
  expect(done.text).toContain('We are sending the email again.');
  expect(done.text).toContain('No email waits.');
});

test('a mail is given up from the list', async () => {
  const huda = await signedInStaff(api, ['finance']);
  const done = await (await huda.open('/staff/mails')).press(/^Stop trying/);
  expect(done.text).toContain('The email will not be sent.');
  expect(await api.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
});

test('a viewer sees the list in Arabic without buttons', async () => {
  const viewer = await signedInStaff(api, ['viewer'], { locale: 'ar', name: 'Salma' });
  const page = await viewer.open('/staff/mails');
  expect(page.text).toContain('رسالة واحدة');
  expect(page.main.querySelector('form')).toBeNull();
});
