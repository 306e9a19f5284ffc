/** Tests the comparison of secrets, also of different lengths. */
import { expect, test } from 'vitest';
import { isSameSecret } from './same-secret';

test.each([
  ['token', 'token', true],
  ['token', 'tokem', false],
  ['token', 'token1', false],
  ['', 'token', false],
])('%j and %j are the same: %s', (given, expected, isSame) => {
  expect(isSameSecret(given, expected)).toBe(isSame);
});
