/** Tests signatures: a signature for another purpose, secret, text or length is rejected. */
import { expect, test } from 'vitest';
import { isMacOf, macOf, strictBytesOf } from './mac';

const SECRETS = ['new', 'old'];

// Cookies, tokens and printed codes are valid only while this value does not change.
test('is the HMAC-SHA-256 of purpose, dot and text', () => {
  expect(macOf('key', 'receipt', 'fox').toString('hex')).toBe(
    'b697955ca2fc93df8a2a3524b46386d7f294782e3a94721987cb42382dfad4bf',
  );
});

test.each(SECRETS)('accepts the complete or the truncated signature of secret "%s"', (secret) => {
  const mac = macOf(secret, 'cart', 'body');
  expect(isMacOf(mac, SECRETS, 'cart', 'body')).toBe(true);
  expect(isMacOf(mac.subarray(0, 16), SECRETS, 'cart', 'body', 16)).toBe(true);
});

test('rejects a signature of another secret, purpose, text or length', () => {
  const mac = macOf('new', 'cart', 'body');
  expect(isMacOf(mac, ['other'], 'cart', 'body')).toBe(false);
  expect(isMacOf(mac, SECRETS, 'auth', 'body')).toBe(false);
  expect(isMacOf(mac, SECRETS, 'cart', 'body.')).toBe(false);
  expect(isMacOf(mac.subarray(0, 16), SECRETS, 'cart', 'body')).toBe(false);
  expect(isMacOf(mac, SECRETS, 'cart', 'body', 16)).toBe(false);
  expect(isMacOf(Buffer.alloc(0), SECRETS, 'cart', 'body')).toBe(false);
  expect(isMacOf(Buffer.concat([mac, mac]), SECRETS, 'cart', 'body')).toBe(false);
  expect(isMacOf(null, SECRETS, 'cart', 'body')).toBe(false);
});

// The last base64url character of 16 and of 32 bytes has 4 and 2 unused bits.
test.each([16, 32])('strictBytesOf accepts exactly one text for %i bytes', (length) => {
  const bytes = macOf('new', 'cart', 'body').subarray(0, length);
  const text = bytes.toString('base64url');
  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
  const read = alphabet.filter((last) => strictBytesOf(text.slice(0, -1) + last)?.equals(bytes));
  expect(read).toEqual([text.at(-1)]);
  expect(strictBytesOf(`${text}=`)).toBeNull();
});
