/** Tests the frame of the staff area: sign-in, menu, language, errors. */
import { expect, test } from 'vitest';
import { openTestApi } from '#tests/support/api/api';
import { sharedApi } from '#tests/support/api/opened-api';
import { createOrder } from '#tests/support/api/orders';
import { signedInStaff, staffBrowser, within, type StaffPage } from '#tests/support/staff-site';
import { STAFF_PASSWORD, joinStaff } from '#tests/support/api/staff';
import { changeRows } from '#tests/support/api/rows';

const api = sharedApi();

test('redirects a visitor without a session to the sign-in, and then to the requested page', async () => {
  const member = await joinStaff(api, ['finance']);
  const browser = staffBrowser(api);
  const door = await browser.open('/staff?from=mail');
  expect(door.path).toBe('/staff/sign-in');
  const wrong = await door.press('Continue', { email: member.email, password: 'not the password' });
  expect(wrong.title).toMatch(/^Error: Sign in/);
  expect(wrong.document.querySelector<HTMLInputElement>('#email')?.value).toBe(member.email);
  expect(wrong.body).not.toContain('not the password');
  const code = await wrong.press('Continue', { email: member.email, password: STAFF_PASSWORD });
  expect(code.path).toBe('/staff/sign-in/code');
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  const timestamp = api.clock.now.getTime();
  const typed = member.totp.generate({ timestamp }).replace(/^.../, '$& ');
  const today = await code.press('Sign in', { code: typed });
  expect(today.path).toBe('/staff?from=mail');
  expect(today.document.body.textContent).toContain('Finance');
  const signedOut = await today.press(
    'Sign out',
    {},
    today.document.querySelector<HTMLElement>('.column')!,
  );
  expect(signedOut.text).toContain('You are signed out.');
  expect((await browser.open('/staff')).path).toBe('/staff/sign-in');
});

test('returns the sign-in page for a session that the API does not know', async () => {
  const browser = staffBrowser(api, { session: 'x'.repeat(43) });
  expect((await browser.open('/staff')).path).toBe('/staff/sign-in');
  expect(browser.cookies()).not.toContain('staff=');
});

test('reloads the page when a link on another site led to it, because the cookie is Strict', async () => {
  const answer = await staffBrowser(api).open('/staff', { 'sec-fetch-site': 'cross-site' });
  expect(answer.path).toBe('/staff');
  expect(answer.document.querySelector('meta[http-equiv=refresh]')).not.toBeNull();
});

test('shows the page in Arabic from right to left after a click on the language, and stores it for mails', async () => {
  const browser = await signedInStaff(api, ['viewer']);
  const page = await browser.open('/staff');
  const column = page.document.querySelector<HTMLElement>('.column')!;
  const arabic = await page.press('العربية', {}, column);
  expect(arabic.path).toBe('/staff');
  expect(arabic.document.documentElement.dir).toBe('rtl');
  expect(within(arabic.main).getByRole('heading', { level: 1 }).textContent).toBe('اليوم');
  expect(await (await browser.member.get('/staff/me')).json()).toMatchObject({
    result: { locale: 'ar' },
  });
});

test('shows an unknown page as not found, with the menu', async () => {
  const page = await (await signedInStaff(api, ['viewer'])).open('/staff/nowhere');
  expect(page.status).toBe(404);
  expect(page.title).toMatch(/^Page not found/);
  expect(page.document.querySelector('.column')).not.toBeNull();
});

test('the page of a missing permission names the roles and the colleagues that have it', async () => {
  const viewer = await signedInStaff(api, ['viewer']);
  await joinStaff(api, ['finance'], { name: 'Salma' });
  await joinStaff(api, ['editor'], { name: 'Omar' });
  const left = await joinStaff(api, ['owner'], { name: 'Layla' });
  await changeRows(
    api.db,
    'staff_members',
    { id: left.id },
    { ended_at: api.clock.now.toISOString() },
  );
  const page = await viewer.open('/staff/donations/new');
  expect(page.status).toBe(403);
  expect(page.text).toContain('Roles that allow it: Finance, Owner.');
  expect(page.text).toContain('Salma');
  expect(page.text).not.toMatch(/Omar|Layla/);
});

test('the menu shows the number of waiting things, with words for screen readers', async () => {
  const own = await openTestApi();
  const finance = await signedInStaff(own, ['finance']);
  const numberIn = ({ document }: StaffPage) => {
    const link = document.querySelector('.column .nav a')!;
    return [link.querySelector('.n')?.textContent, link.querySelector('.vh')?.textContent];
  };
  expect(numberIn(await finance.open('/staff/account'))).toEqual([undefined, undefined]);
  const order = await createOrder(own, { method: 'Bank' });
  await changeRows(own.db, 'orders', { reference: order.reference }, { state: 'under_review' });
  expect(numberIn(await finance.open('/staff/account'))).toEqual([
    '1',
    ': One thing needs attention.',
  ]);
  const editor = await signedInStaff(own, ['editor']);
  expect(numberIn(await editor.open('/staff/account'))).toEqual([undefined, undefined]);
  await own.api.close();
});

test('sends pages without scripts, with a Content-Security-Policy that forbids them', async () => {
  const page = await (await signedInStaff(api, ['owner'])).open('/staff');
  expect(page.document.querySelector('script')).toBeNull();
  expect(page.headers.get('content-security-policy')).toContain("script-src 'none'");
});
