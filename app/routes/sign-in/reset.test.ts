/** Tests the actions and loaders that set a new password, with the reference API. */
import { describe, expect, test } from 'vitest';
import { codeFor, createAccount, PASSWORD, SALMA } from '#tests/support/api/accounts';
import { browser } from '#tests/support/browser-without-pages';
import { challengeOf, setupDonorSite } from '#tests/support/donor-site';
import * as forgot from './forgot.server';
import * as login from './login.server';
import * as reset from './reset.server';

const opened = setupDonorSite();

const { email } = SALMA;

describe('password reset', () => {
  const newPassword = 'four green olive trees';
  const form = (code: string) => ({
    intent: 'reset',
    code,
    password: newPassword,
    passwordAgain: newPassword,
  });

  test('a code sets a new password, signs in here and signs out everywhere else', async () => {
    const other = browser({ tokens: await createAccount(opened.site) });
    const donor = browser();
    const asked = await donor.send(forgot.action, '/forget-password', { email, returnTo: '/cart' });
    expect(asked.to).toBe('/forget-password/reset');
    const code = await codeFor(opened.site, challengeOf(donor.visitor));
    const done = await donor.send(reset.action, '/forget-password/reset', form(code));
    expect(done.to).toBe('/cart');
    expect(donor.visitor.preferences.flash).toBe('passwordChanged');
    await expect(other.visitor.charity.call('logout')).rejects.toMatchObject({
      detail: { status: 401 },
    });
    const old = await browser().send(login.action, '/login', { email, password: PASSWORD });
    expect(old.status).toBe(400);
  });

  test('shows the same page for an unknown e-mail address', async () => {
    await createAccount(opened.site);
    const pages = await Promise.all(
      [email, 'none@example.org'].map(async (address) => {
        const donor = browser();
        const sent = await donor.send(forgot.action, '/forget-password', { email: address });
        const page = await donor.open(reset.loader, '/forget-password/reset');
        return { sent, page: { ...page, email: '' } };
      }),
    );
    expect(pages[0]).toEqual(pages[1]);
  });

  test('rejects two different passwords, and the code stays in its field', async () => {
    const donor = browser();
    await donor.send(forgot.action, '/forget-password', { email });
    const reply = await donor.send(reset.action, '/forget-password/reset', {
      ...form('123456'),
      passwordAgain: 'other words',
    });
    expect(reply.errors).toEqual({ passwordAgain: ['Passwords do not match'] });
    expect(reply.typed).toEqual({ intent: 'reset', code: '123456' });
  });

  test('redirects a browser that has not requested a code', async () => {
    expect(await browser().open(reset.loader, '/forget-password/reset')).toEqual({
      to: '/forget-password',
    });
  });
});
