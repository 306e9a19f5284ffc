/** The stamp of the checkout form: when it may be sent, and that nobody can make one. */
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { config } from '#config';
import { hours, seconds } from '#domain/time/durations';
import { FormProblem } from '../forms/action.server';
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
  // Of a process whose clock goes ahead.
  [-seconds(5), 'checkout.tooQuick'],
])('%i ms after it was made: %s', (age, message) => {
  expect(problemAt(age)?.fields['']).toBe(message);
});

test('one that is too old is replaced by one that is new', () => {
  const { key } = problemAt(hours(3))!.instead;
  expect(readFormKey(key)?.issuedAt).toBe(NOW + hours(3));
  expect(readFormKey(key)?.id).not.toBe(readFormKey(newFormKey(NOW))?.id);
});

test('with no least age, it may be sent at once', () => {
  set('FORM_MIN_AGE', 0);
  expect(problemAt(0)).toBeNull();
});

test('a new secret is signed with, and the one before is still accepted', () => {
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

describe('what we did not give out', () => {
  test.each([
    undefined,
    '',
    crypto.randomUUID(),
    `${crypto.randomUUID()}.${NOW.toString(36)}.`,
    `${crypto.randomUUID()}.${NOW.toString(36)}.${'A'.repeat(22)}`,
  ])('%j is no key', (key) => {
    expect(readFormKey(key)).toBeNull();
    expect(problemAt(seconds(10), key ?? '')?.instead.key).toBeDefined();
  });

  test('is every key with one character changed', () => {
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
});
