/** Signed tokens: each is valid only with our signature, for its purpose, and in one encoding. */
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readToken, signToken, type TokenPurpose } from './signed-token';

const SECRETS = ['the-first-secret-of-the-tests', 'the-second-secret-of-the-tests'];
const PURPOSES: TokenPurpose[] = [
  ...(['monthly-gift', 'receipt', 'gift-card', 'quote'] as const),
  ...(['newsletter-confirm', 'newsletter-leave'] as const),
];
const id = randomBytes(16);

test('a token is valid with the secret that signed it, also when a newer secret is listed first', () => {
  const [first, second] = SECRETS as [string, string];
  expect(readToken(SECRETS, 'receipt', signToken(SECRETS, 'receipt', id))).toEqual(id);
  expect(readToken([second, first], 'receipt', signToken([first], 'receipt', id))).toEqual(id);
  expect(readToken([second], 'receipt', signToken([first], 'receipt', id))).toBeNull();
});

test('a token is invalid for every other purpose', () => {
  for (const made of PURPOSES) {
    const token = signToken(SECRETS, made, id);
    expect(PURPOSES.filter((purpose) => readToken(SECRETS, purpose, token))).toEqual([made]);
  }
});

test('random text and changed tokens are invalid', () => {
  const token = signToken(SECRETS, 'receipt', id);
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 80 }), fc.base64String()), (text) => {
      expect(readToken(SECRETS, 'receipt', text)).toBeNull();
    }),
  );
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...'AQgw059-_'), (at, other) => {
      fc.pre(token[at] !== other);
      const forged = token.slice(0, at) + other + token.slice(at + 1);
      expect(readToken(SECRETS, 'receipt', forged)).toBeNull();
    }),
  );
});
