/** Tests the pages of the newsletter: list, search, unsubscribing on request, CSV, roles. */
import { beforeEach, expect, test } from 'vitest';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { signedInStaff } from '#tests/support/staff-site';
import { insertRows } from '#tests/support/api/rows';

const AT = '2026-04-01T08:00:00.000Z';

const api = apiOfEachTest();
beforeEach(async () => {
  await api.db.deleteFrom('subscriptions').execute();
  await insertRows(api.db, 'subscriptions', [
    {
      ...{ id: 'a'.repeat(32), email: 'salim@example.org', locale: 'ar', created_at: AT },
      ...{ requested_at: AT, confirmed_at: AT },
    },
    {
      ...{ id: 'b'.repeat(32), email: 'huda@example.org', locale: 'tr', created_at: AT },
      ...{ requested_at: AT, confirmed_at: null },
    },
  ]);
});

test('ends a subscription after a confirmation page, and shows the removed address', async () => {
  const browser = await signedInStaff(api, ['editor']);
  const list = await browser.open('/staff/newsletter');
  expect(list.text).toContain('salim@example.org');
  expect(list.text).not.toContain('huda@example.org');
  const ask = await list.follow(/^Unsubscribe/);
  expect(ask.text).toContain('The address is deleted from the site.');
  const after = await ask.press('End the subscription');
  expect(after.text).toContain('salim@example.org no longer gets the newsletter.');
  expect(after.text).toContain('No address is in this list.');
});

test('is filtered by language in the URL, and each filter has a link that removes it', async () => {
  const browser = await signedInStaff(api, ['viewer']);
  const page = await browser.open('/staff/newsletter?locale=tr');
  expect(page.text).toContain('No addresses');
  expect((await page.follow('Clear')).text).toContain('salim@example.org');
});

test('shows a viewer the list, and neither the file nor a way to end a subscription', async () => {
  const browser = await signedInStaff(api, ['viewer']);
  const page = await browser.open('/staff/newsletter');
  expect(page.main.querySelector('a[href*=leave]')).toBeNull();
  expect(page.text).not.toContain('Download (CSV)');
  expect((await browser.open('/staff/newsletter/file')).status).toBe(403);
  const editor = await signedInStaff(api, ['editor']);
  const file = await (await editor.open('/staff/newsletter')).follow('Download (CSV)');
  expect(file.body).toContain('"salim@example.org","ar",');
  expect((await browser.open(`/staff/newsletter/${'a'.repeat(32)}/leave`)).status).toBe(403);
});
