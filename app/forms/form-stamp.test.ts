/** Tests the signed key of the checkout form: the accepted age, and that clients cannot forge a key. */
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { config } from '#config';
import { hours, seconds } from '#domain/time/durations';
import { FormProblem } from './action.server';
import { newFormKey, readFormKey, assertFormAge } from './form-stamp.server';

const NOW = Date.parse('2026-03-12T06:00:00Z');
const set = <Name extends 'FORM_MIN_AGE' | 'SESSION_SECRETS'>(
  name: Name,
  value: ReturnType<typeof config>[Name],
) => vi.spyOn(config(), name, 'get').mockReturnValue(value as never);
beforeEach(() => void set('FORM_MIN_AGE', 2));

function problemAt(age: number, key = newFormKey(NOW)): FormProblem | null {
  try {
    assertFormAge(readFormKey(key), NOW + age);
    return null;
  } catch (problem) {
    if (!(problem instanceof FormProblem)) throw problem;
    return problem;
  }
}

test.each([
  [0, 'checkout.tooQuick'],
  [seconds(2) - 1, 'checkout.tooQuick'],
  [seconds(2), undefined],
  [hours(2), undefined],
  [hours(2) + 1, 'checkout.formTooOld'],
  // The clock of the server that rendered the form is ahead.
  [-seconds(5), 'checkout.tooQuick'],
])('a form that is submitted %i ms after rendering has the error %s', (age, message) => {
  expect(problemAt(age)?.fields['']).toBe(message);
});

test('the response to a form that is too old contains a new key', () => {
  const { key } = problemAt(hours(3))!.instead;
  expect(readFormKey(key)?.issuedAt).toBe(NOW + hours(3));
  expect(readFormKey(key)?.id).not.toBe(readFormKey(newFormKey(NOW))?.id);
});

test('accepts a form immediately when FORM_MIN_AGE is 0', () => {
  set('FORM_MIN_AGE', 0);
  expect(problemAt(0)).toBeNull();
});

test('signs with the newest secret and still accepts keys of the previous secret', () => {
  const [old, next] = ['o'.repeat(32), 'n'.repeat(32)];
  set('SESSION_SECRETS', [old]);
  const before = newFormKey(NOW);
  set('SESSION_SECRETS', [next, old]);
  const after = newFormKey(NOW);
  expect(readFormKey(before)).not.toBeNull();
  set('SESSION_SECRETS', [next]);
  expect(readFormKey(before)).toBeNull();
  expect(readFormKey(after)).not.toBeNull();
});

test.each([
  undefined,
  '',
  crypto.randomUUID(),
  `${crypto.randomUUID()}.${NOW.toString(36)}.`,
  `${crypto.randomUUID()}.${NOW.toString(36)}.${'A'.repeat(22)}`,
])('a key that the site did not sign is rejected: %j', (key) => {
  expect(readFormKey(key)).toBeNull();
  expect(problemAt(seconds(10), key ?? '')?.instead.key).toBeDefined();
});

test('a key that the site did not sign is rejected when it differs from a valid key in one character', () => {
  const key = newFormKey(NOW);
  const at = fc.integer({ min: 0, max: key.length - 1 });
  const character = fc.constantFrom(...'0123456789abcdefzAZ-_.é');
  fc.assert(
    fc.property(at, character, (at, other) => {
      fc.pre(key[at] !== other);
      expect(readFormKey(key.slice(0, at) + other + key.slice(at + 1))).toBeNull();
    }),
  );
});
