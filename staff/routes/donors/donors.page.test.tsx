/** Tests the pages of donors: list, one person, statement, export, erasure. */
import { beforeEach, expect, test } from 'vitest';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { createPaidOrder } from '#tests/support/api/orders';
import { signedInStaff, type StaffBrowser } from '#tests/support/staff-site';

const api = apiOfEachTest();
let huda: StaffBrowser;
beforeEach(async () => {
  huda = await signedInStaff(api, ['finance']);
});

const paid = (changes?: Parameters<typeof createPaidOrder>[1]) => createPaidOrder(api, changes);

test('links the list to the donor, the gifts and the statement', async () => {
  const order = await paid();
  const list = await huda.open('/staff/donors');
  expect((await list.press('Find', { q: 'nobody' })).text).toContain('No donor matches.');
  const donor = await (await list.press('Find', { q: 'salma' })).follow('Salma Al Harthi');
  expect(donor.text).toContain('gives without an account');
  expect(donor.text).toMatch(/Sadaqa ?10/);
  expect(donor.text).toContain(order.reference);
  const statement = await donor.follow('2026');
  expect(statement.title).toContain('Donations in 2026');
  expect(statement.text).toMatch(/Total10/);
});

test('downloads the data, and asks an owner for the erasure', async () => {
  const { reference } = await paid();
  const page = await huda.open(`/staff/donors/${reference}`);
  const file = await page.follow('Download the data');
  expect(file.headers.get('content-disposition')).toContain('donor.json');
  expect(JSON.parse(file.body)).toMatchObject({ orders: [{ reference }] });
  const ask = await page.follow('Erase the data');
  expect(ask.text).toContain('The sums stay');
  expect((await ask.press('Ask for the erasure')).status).toBe(400);
  const done = await ask.press('Ask for the erasure', { note: 'By phone.' });
  expect(done.text).toContain('waits for an owner');
  expect(done.main.textContent).not.toContain('Erase the data');
});

test('a viewer sees the person in Arabic, but neither export nor erasure', async () => {
  const { reference } = await paid();
  const viewer = await signedInStaff(api, ['viewer'], { locale: 'ar', name: 'Salma' });
  const page = await viewer.open(`/staff/donors/${reference}`);
  expect(page.text).toContain('يتبرّع بلا حساب');
  expect(page.text).not.toContain('تنزيل البيانات');
  expect((await viewer.open(`/staff/donors/${reference}/data`)).status).toBe(403);
});
