/** Tests the page of the actions that need a second person. */
import { expect, test } from 'vitest';
import { signToken } from '#api/http/signed-token';
import { staffSessionOf } from '#api/http/staff-session';
import { createApprovals } from '#api/staff/approvals';
import { sharedApi } from '#tests/support/api/opened-api';
import { changeRows, oneRow } from '#tests/support/api/rows';
import type { TestMember } from '#tests/support/api/staff';
import { signedInStaff, staffBrowser, type StaffBrowser } from '#tests/support/staff-site';

const api = sharedApi();

/** Asks for new bank accounts as this member. */
async function ask({ member }: { member: TestMember }, reason: string, id = 'organisation') {
  const { deps } = api;
  const approvals = createApprovals(deps, [
    {
      kind: 'bank',
      permission: 'bank.ask',
      describe: () => Promise.resolve({}),
      run: () => Promise.resolve(),
    },
  ]);
  const staff = (await staffSessionOf(deps, member.headers.authorization))!;
  const data = { accounts: [{ holder: 'Test Relief', iban: 'OM040280000012345678901' }], base: '' };
  await deps.db
    .transaction()
    .execute((tx) =>
      approvals.ask(
        tx,
        { kind: 'bank', subject: { kind: 'organisation', id }, data, reason },
        staff,
      ),
    );
}

const open = (browser: StaffBrowser) => browser.open('/staff/approvals');

test('an owner who did not ask sees reason, facts and consequences, and declines', async () => {
  const finance = await signedInStaff(api, ['finance'], { name: 'Nasser' });
  const owner = await signedInStaff(api, ['owner'], { locale: 'ar', name: 'هدى' });
  await ask(finance, 'The bank has merged');
  const asked = await open(finance);
  expect(asked.text).toContain('The bank has merged');
  expect(asked.main.querySelector('button[value=agree]')).toBeNull();
  const page = await open(owner);
  expect(page.text).toContain('The bank has merged');
  expect(page.text).toContain('OM040280000012345678901');
  expect(page.text).toContain('قارنها بخطاب البنك');
  expect(page.text).toContain('أقل من سبعة أيام فيُنفَّذ بعد يوم واحد');
  const declined = await page.press('أرفض');
  expect(declined.text).toContain('رُفض ولم يُنفَّذ شيء.');
  expect((await declined.follow('عرض كل ما طُلب')).text).toContain('The bank has merged');
});

test('agreeing needs a new code, and a mail goes to the owners', async () => {
  const finance = await signedInStaff(api, ['finance']);
  const owner = await signedInStaff(api, ['owner']);
  await ask(finance, 'The bank has moved', 'agreed');
  const page = await open(owner);
  const used = owner.member.totp.generate({ timestamp: api.clock.now.getTime() });
  const refused = await page.press('Agree', { code: used });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('This code is not correct');
  expect(refused.body).not.toContain(used);
  const agreed = await refused.press('Agree', { code: owner.member.freshCode() });
  expect(agreed.text).toMatch(/Agreed/);
});

test('an owner who agreed to the request of a new member can stop it', async () => {
  const { member } = await signedInStaff(api, ['finance']);
  await changeRows(
    api.db,
    'staff_members',
    { id: member.id },
    { rights_since: api.clock.now.toISOString() },
  );
  const owner = await signedInStaff(api, ['owner']);
  await ask({ member }, 'New here', 'new');
  const agreed = await (await open(owner)).press('Agree', { code: owner.member.freshCode() });
  expect((await agreed.press('Stop it')).text).toContain('Stopped. Nothing was done.');
});

test('the link in the mail stops the action after a click, and then says that it was decided', async () => {
  const finance = await signedInStaff(api, ['finance']);
  await ask(finance, 'Not mine', 'link');
  const { id } = await oneRow(api.db, 'staff_approvals', { reason: 'Not mine' });
  const { signingSecrets } = api.deps.config;
  const path = `/staff/stop/${signToken(signingSecrets, 'staff-approval', Buffer.from(id, 'hex'))}`;
  const browser = staffBrowser(api);
  const [page, late] = [await browser.open(path), await browser.open(path)];
  expect((await page.press('Stop it')).text).toContain('It is stopped.');
  for (const used of [await browser.open(path), await late.press('Stop it')]) {
    expect(used.text).toContain('This was already decided: Stopped');
    expect(used.main.querySelector('button')).toBeNull();
  }
  expect((await browser.open('/staff/stop/nobodyhasthistoken0000000')).status).toBe(404);
});
