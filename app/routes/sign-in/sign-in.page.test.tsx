/** Page tests of the sign-in pages: fields for password managers and autofill, and the button that shows a password. */
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { CodeFlow } from '#app/visitor/flow-cookie.server';
import { commitFlow, setCookieHeaders } from '#app/visitor/visitor.server';
import { TEST_NOW } from '#tests/support/api/api';
import { minutes } from '#domain/time/durations';
import { renderPage } from '#tests/support/drawn-page';
import { cookiesOf, openTestSite } from '#tests/support/site';
import * as forgot from './forgot';
import * as login from './login';
import * as reset from './reset';
import * as signup from './signup';
import * as verify from './verify';

beforeEach(async () => void (await openTestSite()));

/** Returns the headers of a browser that waits for a code. */
function waiting(purpose: CodeFlow['purpose']) {
  const times = {
    resendAt: TEST_NOW.getTime() + minutes(1),
    expiresAt: TEST_NOW.getTime() + minutes(10),
  };
  const flow = { kind: 'code', purpose, challenge: 'x'.repeat(32), returnTo: '/cart' } as const;
  const cookie = commitFlow({ ...flow, ...times, email: 'salma@example.org' });
  return { headers: { cookie: cookiesOf(setCookieHeaders(cookie)) } };
}

const PAGES = [
  ['/login', login, {}, ['username', 'current-password']],
  ['/signup', signup, {}, ['name', 'email', 'new-password', 'new-password']],
  ['/signup/verify', verify, waiting, ['one-time-code']],
  ['/forget-password', forgot, {}, ['username']],
  ['/forget-password/reset', reset, waiting, ['one-time-code', 'new-password', 'new-password']],
] as const;

function draw(path: string) {
  const [, { default: Component, loader, action }, sent] = PAGES.find(([own]) => own === path)!;
  return renderPage(path, {
    ...{ Component, loader, action },
    sent: typeof sent === 'function' ? sent(path === '/signup/verify' ? 'signup' : 'reset') : sent,
  });
}

/** The fields that donors fill in. */
const inputs = () =>
  [...document.querySelectorAll<HTMLInputElement>('form input:not([type=hidden])')].filter(
    ({ autocomplete, readOnly }) => autocomplete !== '' && !readOnly,
  );

test.each(PAGES)(
  '%s tells password managers and autofill the meaning of each field, and prevents no paste',
  async (path, _, __, tokens) => {
    await draw(path);
    expect(inputs().map(({ autocomplete }) => autocomplete)).toEqual(tokens);
    for (const input of inputs()) {
      expect(input.labels).toHaveLength(1);
      expect(input.type === 'password').toBe(input.autocomplete.endsWith('-password'));
      // A canceled event would prevent the paste.
      expect(fireEvent.paste(input)).toBe(true);
    }
  },
);

test('a code opens the keyboard for digits', async () => {
  await draw('/signup/verify');
  expect(inputs()[0]!.inputMode).toBe('numeric');
});

test('a button shows the password and hides it again', async () => {
  await draw('/login');
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  fireEvent.click(screen.getByRole('button', { name: 'Show: Password' }));
  expect(password.type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide: Password' }));
  expect(password.type).toBe('password');
});

test.each(['/login', '/signup'])('%s shows no providers that are not configured', async (path) => {
  await draw(path);
  expect(document.querySelectorAll('form[action*="/auth/"]')).toHaveLength(0);
});
