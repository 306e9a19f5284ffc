/** Tests the pages about people: invitation, joining, roles, account, log. */
import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { signMember } from '#api/http/member-token';
import { signToken } from '#api/http/signed-token';
import { minutes } from '#domain/time/durations';
import { openTestApi } from '#tests/support/api/api';
import { sharedApi } from '#tests/support/api/opened-api';
import { joinStaff, STAFF_PASSWORD } from '#tests/support/api/staff';
import { signedInStaff, staffBrowser, type StaffPage } from '#tests/support/staff-site';
import { oneRow } from '#tests/support/api/rows';

const api = sharedApi();

/** The path of the link that the mail of an open invitation has. */
async function invitedPath(email: string): Promise<string> {
  const { id } = await oneRow(api.db, 'staff_invitations', { email, used_at: null });
  const { signingSecrets } = api.deps.config;
  return `/staff/join/${signToken(signingSecrets, 'staff-invitation', Buffer.from(id, 'hex'))}`;
}

const codeOf = (page: StaffPage) =>
  new TOTP({
    secret: page.main.querySelector('.secret')!.textContent!.replaceAll(' ', ''),
  }).generate({
    timestamp: api.clock.now.getTime(),
  });

test('an owner invites a person, who joins in Arabic and sees the recovery codes once', async () => {
  const owner = await signedInStaff(api, ['owner']);
  const people = await owner.open('/staff/people');
  const wrong = await people.press('Send the invitation', { email: 'nasser' });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('Choose at least one role');
  const sent = await wrong.press('Send the invitation', {
    email: 'nasser@charity.example',
    roles: ['finance', 'editor'],
    locale: 'ar',
  });
  expect(sent.text).toContain('The invitation to nasser@charity.example is on its way.');
  expect(sent.text).toContain('Content, Finance');

  const guest = staffBrowser(api, { locale: 'ar' });
  const invitation = await guest.open(await invitedPath('nasser@charity.example'));
  expect(invitation.document.documentElement.dir).toBe('rtl');
  const typed = {
    name: 'ناصر العامري',
    password: STAFF_PASSWORD,
    passwordAgain: STAFF_PASSWORD,
    code: '000000',
  };
  const mistyped = await invitation.press('انضمام', typed);
  expect(mistyped.status).toBe(400);
  expect(mistyped.main.querySelector<HTMLInputElement>('#name')!.value).toBe('ناصر العامري');
  expect(mistyped.body).not.toContain(STAFF_PASSWORD);
  const arabicDigits = codeOf(mistyped).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);
  const joined = await mistyped.press('انضمام', { ...typed, code: arabicDigits });
  expect(joined.title).toMatch(/^رموز الاسترداد/);
  expect(joined.main.querySelectorAll('.codes li').length).toBeGreaterThan(5);
  const today = await joined.follow('حفظتها، متابعة');
  expect(today.path).toBe('/staff');
  expect(today.document.body.textContent).toContain('ناصر العامري');
  expect((await guest.open(joined.path)).text).toContain('انتهت هذه الدعوة');
});

test('an owner changes roles, and ends the access and sessions of a member', async () => {
  const owner = await signedInStaff(api, ['owner']);
  const other = await signedInStaff(api, ['viewer'], { name: 'Elif Kaya' });
  const person = await (await owner.open('/staff/people')).follow('Elif Kaya');
  const changed = await person.press('Save the roles', { roles: ['viewer', 'figures'] });
  expect(changed.text).toContain('The roles are saved.');
  expect(changed.main.querySelectorAll('[name=roles]:checked')).toHaveLength(2);
  const ended = await changed.press('Remove access');
  expect(ended.path).toBe('/staff/people');
  expect(ended.text).toContain('The access is ended');
  expect((await other.open('/staff')).path).toBe('/staff/sign-in');
});

test('a lone owner makes a second one after a day', async () => {
  const alone = await openTestApi();
  const owner = await signedInStaff(alone, ['owner']);
  const other = await signedInStaff(alone, ['finance'], { name: 'Elif Kaya' });
  const page = await (
    await owner.open(`/staff/people/${other.member.id}`)
  ).follow('Make Elif Kaya an owner');
  expect(page.text).toContain('No other owner can agree now');
  const typed = { reason: 'Takes over the bank' };
  const refused = await page.press('Start the 24 hours', { ...typed, code: '000000' });
  expect(refused.status).toBe(400);
  expect(refused.main.querySelector('textarea')!.value).toBe('Takes over the bank');
  const code = owner.member.freshCode();
  const asked = await refused.press('Start the 24 hours', { ...typed, code });
  expect(asked.text).toContain('It is asked for. All owners get an email.');
  expect(asked.text).toContain('becomes an owner');
  expect((await owner.open(page.path)).text).toContain('It waits now');
});

test('the API changes no owner without two people', async () => {
  const two = await openTestApi();
  const owner = await joinStaff(two, ['owner']);
  const second = await joinStaff(two, ['owner']);
  const viewer = await joinStaff(two, ['viewer']);
  for (const [path, body] of [
    ['invitations', { email: 'mine@charity.example', roles: ['owner'], locale: 'en' }],
    [`${viewer.id}/roles`, { roles: ['owner'] }],
    [`${second.id}/roles`, { roles: ['viewer'] }],
    [`${second.id}/reset`, {}],
    [`${second.id}/end`, {}],
  ] as const)
    expect((await owner.post(`/staff/people/${path}`, body)).status, path).toBe(409);
  const change = { change: 'end', reason: 'Left the charity', waits: false };
  const path = `/staff/people/${second.id}/owner-change`;
  expect((await owner.post(path, { ...change, code: '000000' })).status).toBe(400);
  expect((await owner.post(path, { ...change, code: owner.freshCode() })).status).toBe(200);
  expect((await second.get('/staff/me')).status).toBe(200);
});

test('a member changes their own password, renews recovery codes, and ends a session', async () => {
  const browser = await signedInStaff(api, ['editor']);
  const page = await browser.open('/staff/account');
  const next = 'four slow boats at noon';
  const differs = await page.press('Change the password', {
    current: STAFF_PASSWORD,
    password: next,
    passwordAgain: 'five slow boats at noon',
  });
  expect(differs.text).toContain('Passwords do not match');
  const changed = await differs.press('Change the password', {
    current: STAFF_PASSWORD,
    password: next,
    passwordAgain: next,
  });
  expect(changed.text).toContain('The password is changed.');
  const refused = await changed.press('Show new codes', { code: '000000' });
  expect(refused.status).toBe(400);
  const codes = await refused.press('Show new codes', { code: browser.member.freshCode() });
  expect(codes.main.querySelectorAll('.codes li').length).toBeGreaterThan(5);
});

test('a member sets a new password with the link of the mail and a code', async () => {
  const member = await joinStaff(api, ['editor']);
  const browser = staffBrowser(api);
  const asked = await (await browser.open('/staff/sign-in')).follow('Forgotten password?');
  const sent = await asked.press('Send the link', { email: member.email });
  expect(sent.text).toContain('an email with a link is on its way');
  const row = await oneRow(api.db, 'staff_members', { id: member.id });
  const until = api.clock.now.getTime() + minutes(30);
  const page = await browser.open(
    `/staff/sign-in/reset/${signMember(api.deps, 'staff-reset', row, until)}`,
  );
  const next = 'four slow boats at noon';
  const typed = { password: next, passwordAgain: next, code: '000000' };
  const wrong = await page.press('Save the new password', typed);
  expect(wrong.status).toBe(400);
  expect(wrong.body).not.toContain(next);
  const saved = await wrong.press('Save the new password', { ...typed, code: member.freshCode() });
  expect(saved.path).toBe('/staff');
  expect(saved.text).toContain('Your new password is saved.');
  for (const path of [page.path, '/staff/sign-in/reset/damaged']) {
    const over = await browser.open(path);
    expect(over.text).toContain('This link is no longer valid.');
    expect(over.main.querySelector('input')).toBeNull();
  }
});
