/** Tests the size limit of bodies. It counts decompressed bytes, for every encoding. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endlessBody } from '#tests/support/endless-body';
import { BodyTooLargeError, limitStream, readLimited, readLimitedText } from './limited-body';

const LIMIT = 500_000;
const LARGE = Buffer.alloc(20_000_000, ' ');

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const COMPRESSIONS = {
  gzip: () => gzipSync(LARGE, { level: 1 }),
  deflate: () => deflateSync(LARGE, { level: 1 }),
  br: () => brotliCompressSync(LARGE, QUICK),
};
const encodings = Object.keys(COMPRESSIONS) as (keyof typeof COMPRESSIONS)[];

const server = createServer((req, res) => {
  const encoding = req.url!.slice(1) as keyof typeof COMPRESSIONS;
  res.writeHead(200, { 'content-encoding': encoding });
  res.end(COMPRESSIONS[encoding]());
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

describe.each([
  ['readLimited', (message: Response) => readLimited(message, LIMIT)],
  [
    'limitStream',
    async (message: Response) =>
      new Uint8Array(await new Response(limitStream(message, LIMIT)).arrayBuffer()),
  ],
])('%s', (_, read) => {
  test('reads a body that is exactly as large as the limit', async () => {
    const whole = new Uint8Array(LIMIT).fill(7);
    expect(Buffer.from(await read(new Response(whole))).equals(whole)).toBe(true);
    expect((await read(new Response(null))).byteLength).toBe(0);
  });

  test('rejects a body one byte over the limit', async () => {
    await expect(read(new Response(new Uint8Array(LIMIT + 1)))).rejects.toThrow(BodyTooLargeError);
  });

  test('stops reading a body of unknown length at the limit', async () => {
    const { body, bytesRead } = endlessBody();
    await expect(read(new Response(body))).rejects.toThrow(BodyTooLargeError);
    expect(bytesRead()).toBeLessThan(2 * LIMIT);
  });

  test('does not read a body whose content-length is over the limit', async () => {
    const { body, bytesRead } = endlessBody();
    const headers = { 'content-length': String(LIMIT + 1) };
    const before = bytesRead();
    await expect((async () => read(new Response(body, { headers })))()).rejects.toThrow(
      BodyTooLargeError,
    );
    expect(bytesRead()).toBeLessThanOrEqual(before + 64 * 1024);
  });

  test.each(encodings)('stops in the middle of decompressing %s', async (encoding) => {
    const { headers, body } = await fetch(`${origin}/${encoding}`);
    let bytes = 0;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        controller.enqueue(chunk);
      },
    });
    const counted = new Response(body!.pipeThrough(counter), { headers });
    await expect(read(counted)).rejects.toThrow(BodyTooLargeError);
    expect(bytes).toBeLessThan(2 * LIMIT);
  });
});

test('decodes characters that are split between two chunks, and removes a byte order mark', async () => {
  const bytes = new TextEncoder().encode('\ufeffماء ½');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await readLimitedText(new Response(body), LIMIT)).toBe('ماء ½');
});
