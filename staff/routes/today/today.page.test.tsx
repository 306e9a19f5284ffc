/** Tests the first page: work by role, sums, and the page in Arabic. */
import { beforeAll, expect, test } from 'vitest';
import { sharedApi } from '#tests/support/api/opened-api';
import { createOrder } from '#tests/support/api/orders';
import { confirmTransfer } from '#tests/support/api/staff-decisions';
import { signedInStaff } from '#tests/support/staff-site';
import { changeRows } from '#tests/support/api/rows';

const api = sharedApi();
beforeAll(async () => {
  await confirmTransfer(api, (await createOrder(api, { method: 'Bank' })).reference);
  const { reference } = await createOrder(api, { method: 'Bank' });
  await changeRows(api.db, 'orders', { reference }, { state: 'under_review' });
});

test('links a waiting transfer to its order, and shows the money that arrived today', async () => {
  const { main, text } = await (await signedInStaff(api, ['finance'])).open('/staff');
  expect(text).toContain('1 transfer to check');
  const first = main.querySelector<HTMLAnchorElement>('.firsts a')!;
  expect(first.getAttribute('href')).toMatch(/^\/staff\/donations\//);
  expect(text).toContain('Arrived today');
  // Zakat and purification are listed even on a day without such gifts.
  const intentions = [...main.querySelectorAll('.kv dt')].map(({ textContent }) => textContent);
  expect(intentions).toEqual(['Zakat', 'Purification', 'Sadaqa']);
  expect(text).toContain('Confirmed a transfer');
  expect(main.querySelectorAll('.days rect')).toHaveLength(14);
});

test('names each record of the history, and links it to its page', async () => {
  const browser = await signedInStaff(api, ['owner']);
  const list = await browser.open('/staff/content/campaigns');
  const { pathname } = new URL(list.main.querySelector<HTMLAnchorElement>('tbody a')!.href);
  const editor = await browser.open(pathname);
  await editor.press('Save and publish', { 'title.en': 'Wells for Sohar' });
  const { main } = await browser.open('/staff');
  const link = main.querySelector<HTMLAnchorElement>(`.log a[href="${pathname}"]`);
  expect(link?.textContent).toBe('Wells for Sohar');
  expect(main.querySelector('.log a[href^="/staff/donations/"]')).not.toBeNull();
});

test('links each kind of waiting work to its page', async () => {
  const { main } = await (await signedInStaff(api, ['owner'])).open('/staff');
  const links = [...main.querySelectorAll('.queue a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/staff/approvals',
    '/staff/donations?view=awaiting',
    '/staff/donations?view=flagged',
    '/staff/reports/payouts',
    '/staff/monthly?state=past_due',
    '/staff/mails',
    '/staff/figures',
    '/staff/applications',
  ]);
});

test('shows an editor the work on content, and no gifts', async () => {
  const { text, main } = await (await signedInStaff(api, ['editor'])).open('/staff');
  expect(text).not.toContain('Arrived today');
  expect(text).not.toContain('transfer to check');
  expect(main.querySelectorAll('.queue li')).toHaveLength(4);
});

test('shows the page in Arabic, with today at the left of the chart', async () => {
  const browser = await signedInStaff(api, ['owner'], { locale: 'ar', name: 'هدى' });
  const { text, main } = await browser.open('/staff');
  expect(text).toContain('تحويل واحد للمراجعة');
  expect(text).toContain('وصل اليوم');
  const today = main.querySelector('.days .now')!;
  expect(parseInt(today.getAttribute('x')!)).toBeLessThan(7);
});
