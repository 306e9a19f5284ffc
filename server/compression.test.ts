/** Tests the choice of the compression, the compression itself, and the comparison of ETags. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress, isText, preferredEncoding } from './compression';
import { matchesEtag } from './etag';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['deflate', 'identity'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
])('Accept-Encoding %j selects %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});

test('a decompressed body is equal to the original', async () => {
  const body = Buffer.from('تبرّع الآن '.repeat(500));
  for (const effort of ['most', 'quick'] as const) {
    expect(brotliDecompressSync(await compress(body, 'br', effort))).toEqual(body);
    expect(gunzipSync(await compress(body, 'gzip', effort))).toEqual(body);
    expect(await compress(body, 'identity', effort)).toBe(body);
  }
});

test.each([
  ['text/html; charset=utf-8', true],
  ['image/svg+xml', true],
  ['application/json', true],
  ['image/webp', false],
  ['application/octet-stream', false],
  [null, false],
])('the content type %s is text: %s', (type, expected) => {
  expect(isText(type)).toBe(expected);
});

test.each([
  [undefined, false],
  ['W/"abc"', true],
  ['"abc"', true],
  ['*', true],
  ['"abcd"', false],
  ['', false],
])('If-None-Match %j matches W/"abc": %s', (header, expected) => {
  expect(matchesEtag(header, 'W/"abc"')).toBe(expected);
});
