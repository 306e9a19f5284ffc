/** Tests the limits of request bodies: by content type, by path, and for all bodies together. */
import { PassThrough } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { BodyMemoryLimit, bodyLimitFor, readBody } from './body';

const MB = 1024 * 1024;
const FILES = 'multipart/form-data; boundary=x';
const FORM = 'application/x-www-form-urlencoded';

const sent = (bytes: number) => {
  const req = new PassThrough({ highWaterMark: 8 * MB });
  req.end(Buffer.alloc(bytes));
  return Object.assign(req, { headers: {} }) as unknown as IncomingMessage;
};

test.each([
  [FILES, '/orders/key', 6 * MB],
  [FILES, '/orders/key.data', 6 * MB],
  [FILES, '/', 64 * 1024],
  [FILES, '/ar/contact', 64 * 1024],
  [FORM, '/orders/key', 64 * 1024],
  ['application/json', '/orders/key', 64 * 1024],
  [FILES, '/staff/content/campaigns/wells', 11 * MB],
  [FORM, '/staff/content/campaigns/wells', MB],
  [FILES, '/staff/sign-in', 64 * 1024],
  [FORM, '/staff/join/token', 64 * 1024],
])('a body of type %s on %s may have %d bytes', (type, path, bytes) => {
  expect(bodyLimitFor(type, path).bytes).toBe(bytes);
});

test('limits all bodies to 64 MB and files to 48 MB, and releases the bytes of finished requests', async () => {
  const room = new BodyMemoryLimit();
  const files = bodyLimitFor(FILES, '/orders/key');
  const form = bodyLimitFor(FORM, '/cart');
  const parts = Array.from({ length: 8 }, () => room.enter());
  for (const part of parts) expect(await readBody(sent(6 * MB), files, part)).toHaveLength(6 * MB);
  const late = room.enter();
  expect(await readBody(sent(1), files, late)).toBe('busy');
  expect(await readBody(sent(60_000), form, late)).toHaveLength(60_000);
  expect(late.take(16 * MB, form.share)).toBe(false);
  parts[0]!.leave();
  expect(await readBody(sent(5 * MB), files, late)).toHaveLength(5 * MB);
});

test('releases the bytes of a body that was rejected while it arrived', async () => {
  const room = new BodyMemoryLimit();
  const part = room.enter();
  const files = bodyLimitFor(FILES, '/orders/key');
  expect(await readBody(sent(7 * MB), files, part)).toBe('tooLarge');
  part.leave();
  expect(room.enter().take(64 * MB, 64 * MB)).toBe(true);
});
