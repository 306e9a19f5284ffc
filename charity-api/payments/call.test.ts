/** Requests to a payment provider: timeout, redirects, response size, invalid JSON, errors without personal data. */
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BodyTooLargeError } from '#contract/limited-body';
import { endlessBody } from '#tests/support/endless-body';
import { serveMock, type MockServer } from '#tests/support/providers/server';
import { call, MAX_RESPONSE_BYTES, ProviderError } from './call';

let redirectedRequests = 0;
let endless: ReturnType<typeof endlessBody>;
let server: MockServer;
beforeEach(async () => {
  redirectedRequests = 0;
  endless = endlessBody();
  const app = new Hono()
    .get('/silent', () => new Promise<Response>(() => {}))
    .get('/moved', (c) => c.redirect('/elsewhere', 307))
    .get('/elsewhere', (c) => {
      redirectedRequests += 1;
      return c.json({});
    })
    .get('/page', (c) => c.html('<h1>Under repair'))
    .get('/endless', () => new Response(endless.body))
    .get('/no/:body', (c) => c.body(c.req.param('body'), 422));
  server = await serveMock(app);
});
afterEach(() => server.close());

const get = (path: string, deadline?: number) =>
  call({ method: 'GET', url: `${server.url}${path}`, ...(deadline ? { deadline } : {}) });

test('a request times out when the provider does not respond', async () => {
  await expect(get('/silent', 50)).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('a redirect is rejected without following it', async () => {
  await expect(get('/moved')).rejects.toThrow(TypeError);
  expect(redirectedRequests).toBe(0);
});

test('a response over the limit is not read to its end', async () => {
  await expect(get('/endless')).rejects.toThrow(BodyTooLargeError);
  // More than the limit, because the connection buffers data.
  expect(endless.bytesRead()).toBeLessThan(10 * MAX_RESPONSE_BYTES);
});

test('a response that is not JSON returns undefined', async () => {
  expect(await get('/page')).toBeUndefined();
});

test.each([
  [
    { name: 'NOT_AUTHORIZED', details: [{ issue: 'PERMISSION_DENIED' }] },
    ['NOT_AUTHORIZED', 'PERMISSION_DENIED'],
  ],
  [{ error_code: 'DUPLICATE_ERROR', message: 'Salma' }, ['DUPLICATE_ERROR']],
  [{ name: 'Salma Al Harthi', details: [{ issue: 'her card' }] }, []],
  [{ details: 'text' }, []],
  ['text', []],
])('a rejection with the body %j has the reasons %j', async (answer, reasons) => {
  const rejected = await get(`/no/${encodeURIComponent(JSON.stringify(answer))}`).catch(
    (error: unknown) => error,
  );
  expect(rejected).toBeInstanceOf(ProviderError);
  expect(rejected).toMatchObject({ status: 422, reasons });
  expect(String(rejected)).not.toMatch(/Salma \w|her card/);
});
