/** Tests the derivation of one-time codes. */
import { expect, test } from 'vitest';
import { deriveCode, isCodeOf } from './one-time-code';

const SECRET = 'the-signing-secret-of-the-tests-32chs';
const OTHER = 'another-secret-with-32-characters-or-more';
const SOURCE = { id: 'a', generation: 1 };

test('a code has six digits, and depends on the id, the generation and the secret', () => {
  const codes = [
    deriveCode(SECRET, SOURCE),
    deriveCode(SECRET, { ...SOURCE, id: 'b' }),
    deriveCode(SECRET, { ...SOURCE, generation: 2 }),
    deriveCode(OTHER, SOURCE),
  ];
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(new Set(codes).size).toBe(4);
  expect(deriveCode(SECRET, SOURCE)).toBe(codes[0]);
});

test('each digit is equally frequent at each place', () => {
  const counts = Array.from({ length: 6 }, () => Array<number>(10).fill(0));
  for (let id = 0; id < 20_000; id += 1) {
    const code = deriveCode(SECRET, { id: String(id), generation: 1 });
    [...code].forEach((digit, place) => (counts[place]![Number(digit)]! += 1));
  }
  // Four standard deviations around 2,000.
  for (const count of counts.flat()) expect(Math.abs(count - 2_000)).toBeLessThan(170);
});

test('accepts the code of any of the secrets, and no other text', () => {
  const code = deriveCode(SECRET, SOURCE);
  expect(isCodeOf(code, [OTHER, SECRET], SOURCE)).toBe(true);
  expect(isCodeOf(code, [OTHER], SOURCE)).toBe(false);
  for (const typed of ['', code.slice(1), `${code}0`, '٠٠٠٠٠٠'])
    expect(isCodeOf(typed, [SECRET], SOURCE)).toBe(false);
});
