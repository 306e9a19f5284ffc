/** Tests of the guard of pages that need a signed-in donor. */
import { expect, test } from 'vitest';
import { visit } from '#tests/support/site';
import { sampleTokens } from '#tests/support/tokens';
import { requireSignIn } from './require-sign-in.server';
import { clearSignIn, commitSignIn, readVisitor } from './visitor.server';

const tokens = sampleTokens('refresh-token', undefined, 'Salma');

function redirectOf(path: string): string | null {
  try {
    requireSignIn(readVisitor(visit(path)));
    return null;
  } catch (thrown) {
    return (thrown as Response).headers.get('location');
  }
}

test('returns the signed-in donor', () => {
  const visitor = readVisitor(visit('/account', { tokens }));
  expect(requireSignIn(visitor)).toMatchObject({ ...tokens, user: { name: 'Salma' } });
});

test.each([
  ['/account/statement?year=2026', '/login?returnTo=%2Faccount%2Fstatement%3Fyear%3D2026'],
  ['/ar/account', '/ar/login?returnTo=%2Faccount'],
  ['/account.data?_routes=routes%2Faccount', '/login?returnTo=%2Faccount'],
])('redirects a guest from %s to the sign-in page %s', (path, login) => {
  expect(redirectOf(path)).toBe(login);
});

test('clearSignIn removes the cookie that commitSignIn sets', () => {
  const [set, removed] = [commitSignIn(tokens) ?? '', clearSignIn()];
  expect(removed.split('=')[0]).toBe(set.split('=')[0]);
  expect(removed).toMatch(/^auth=; Max-Age=0; Path=\/; HttpOnly;.*SameSite=Lax/);
});

test('commitSignIn returns null for a token that cannot be decoded', () => {
  expect(commitSignIn({ ...tokens, access: 'no token' })).toBeNull();
});
