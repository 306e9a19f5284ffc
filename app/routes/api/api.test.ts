/** Tests of the routes that forward requests to the charity API: unchanged bytes, and only the allowed headers. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { BodyTooLargeError } from '#contract/limited-body';
import { endlessBody } from '#tests/support/endless-body';
import { args, openTestSite, type TestSite, unreachable, visit } from '#tests/support/site';
import * as files from './files';
import * as openApi from './openapi';
import * as trial from './trial';
import * as webhooks from './webhooks';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterEach(() => site.fail(null));

const SECRETS = { cookie: 'cart=x; auth=y', authorization: 'Bearer stolen' };

/** Replaces the charity API with `reply`. Returns the requests that it receives. */
function record(reply: () => Response) {
  const seen: Request[] = [];
  site.fail((request) => {
    seen.push(request);
    return reply();
  });
  return seen;
}

function at(path: string, init: RequestInit = {}): Request {
  return new Request(`http://localhost${path}`, init);
}

describe('files', () => {
  const get = (splat: string, request: Request) => files.loader(args(request, { '*': splat }));

  test('returns files unchanged, with their cache headers', async () => {
    const ours = await get('scenes/bread.svg', at('/files/scenes/bread.svg'));
    const theirs = await site.get('/files/scenes/bread.svg');
    expect(ours.status).toBe(200);
    expect(Buffer.from(await ours.arrayBuffer())).toEqual(Buffer.from(await theirs.arrayBuffer()));
    for (const name of ['etag', 'cache-control', 'content-type', 'content-security-policy']) {
      expect(ours.headers.get(name), name).toBe(theirs.headers.get(name));
    }
  });

  test('returns 304 when the browser has cached the file', async () => {
    const first = await get('scenes/bread.svg', at('/files/scenes/bread.svg'));
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    const again = await get('scenes/bread.svg', at('/files/scenes/bread.svg', { headers }));
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('forwards only the width, without cookies and credentials, and returns only the allowed headers', async () => {
    const seen = record(
      () =>
        new Response('bytes', {
          headers: {
            ...{ 'content-type': 'image/webp', 'content-security-policy': 'script-src *' },
            ...{ 'set-cookie': 'a=b', connection: 'close', 'x-secret': '1', etag: '"1"' },
          },
        }),
    );
    const request = at('/files/scenes/bread.webp?w=320&utm=x', { headers: SECRETS });
    const answer = await get('scenes/bread.webp', request);
    const asked = new URL(seen[0]!.url);
    expect(asked.pathname + asked.search).toBe('/files/scenes/bread.webp?w=320');
    expect(seen[0]!.headers.get('cookie')).toBeNull();
    expect(seen[0]!.headers.get('authorization')).toBeNull();
    expect(Object.fromEntries(answer.headers)).toEqual({
      etag: '"1"',
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  test.each(['text/html', 'application/xhtml+xml', 'text/javascript', 'image/', 'x image/png', ''])(
    'does not return a file of the type %j',
    async (type) => {
      const script = '<script>alert(document.cookie)</script>';
      for (const [status, expected] of [
        [200, 404],
        [404, 404],
        [500, 500],
      ] as const) {
        record(() => new Response(script, { status, headers: { 'content-type': type } }));
        const answer = await get('scenes/x.webp', at('/files/scenes/x.webp'));
        expect(answer.status).toBe(expected);
        expect(await answer.text()).not.toContain('script');
        expect([null, 'image/svg+xml']).toContain(answer.headers.get('content-type'));
      }
    },
  );

  test.each([
    ...['../user/orders', 'scenes/../../user/orders', '.env', 'scenes//x', '', 'a\\b', '%2e%2e'],
  ])('rejects the path %j without a request to the API', async (splat) => {
    const seen = record(() => new Response('secret'));
    expect((await get(splat, at('/files/x'))).status).toBe(404);
    expect(seen).toEqual([]);
  });

  test('stops reading a file that is too large for a picture', async () => {
    const { body, bytesRead } = endlessBody();
    record(() => new Response(body, { headers: { 'content-type': 'image/svg+xml' } }));
    const answer = await get('scenes/x.svg', at('/files/scenes/x.svg'));
    await expect(answer.arrayBuffer()).rejects.toThrow(BodyTooLargeError);
    expect(bytesRead()).toBeLessThan(20_000_000);
  });

  test('returns 503 with Retry-After and an empty picture while the API is down', async () => {
    site.fail(unreachable);
    const answer = await get('scenes/bread.svg', at('/files/scenes/bread.svg'));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(await answer.text()).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>');
  });
});

test('returns the OpenAPI document, in a sandbox without scripts', async () => {
  const document = await openApi.loader(args(at('/openapi.json')));
  expect(await document.json()).toMatchObject({ openapi: '3.1.0' });
  expect(document.headers.get('content-security-policy')).toContain('sandbox');
});

describe('webhooks', () => {
  const post = (provider: string, request: Request) => webhooks.action(args(request, { provider }));
  const body = new Uint8Array([0x7b, 0x20, 0xff, 0x00, 0x0a, 0x7d]);

  test('forwards the exact bytes and the signature, and no other headers', async () => {
    const seen = record(() => Response.json({ received: true }));
    const headers = { ...SECRETS, 'stripe-signature': 't=1,v1=2', 'x-forwarded-for': '1.2.3.4' };
    const answer = await post('stripe', at('/webhooks/stripe', { method: 'POST', body, headers }));
    expect(await answer.json()).toEqual({ received: true });
    expect(new URL(seen[0]!.url).pathname).toBe('/webhooks/stripe');
    expect(new Uint8Array(await seen[0]!.arrayBuffer())).toEqual(body);
    expect(Object.fromEntries(seen[0]!.headers)).toEqual({ 'stripe-signature': 't=1,v1=2' });
  });

  test('accepts a cross-site webhook, and returns the rejection of the API for a wrong signature', async () => {
    const request = at('/webhooks/stripe', {
      method: 'POST',
      body: '{}',
      headers: { origin: 'https://provider.test', 'stripe-signature': 't=1,v1=forged' },
    });
    const answer = await post('stripe', request);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errorCode: 'webhook.rejected' });
  });

  test.each(['declared', 'undeclared'])('rejects more than 64 KB of %s length', async (kind) => {
    const seen = record(() => new Response());
    const large = 'x'.repeat(64 * 1024 + 1);
    const stream = new Blob([large]).stream();
    const request = at('/webhooks/stripe', {
      method: 'POST',
      body: kind === 'declared' ? large : stream,
      duplex: 'half',
    } as RequestInit);
    if (kind === 'declared') request.headers.set('content-length', String(large.length));
    expect((await post('stripe', request)).status).toBe(413);
    expect(seen).toEqual([]);
  });

  test('returns 405 for other methods and for an invalid provider name', async () => {
    expect(webhooks.loader().status).toBe(405);
    const put = at('/webhooks/stripe', { method: 'PUT', body: '{}' });
    expect((await post('stripe', put)).status).toBe(405);
    const odd = at('/webhooks/x', { method: 'POST', body: '{}' });
    expect((await post('../user/orders', odd)).status).toBe(405);
  });
});

describe('page of a trial', () => {
  const params = (id: string): LoaderFunctionArgs['params'] => ({ '*': `stripe/c/pay/${id}` });

  test('returns its own Content-Security-Policy, and text in the language of the visitor', async () => {
    const request = at('/trial/stripe/c/pay/none', { headers: { 'accept-language': 'ar' } });
    const answer = await trial.loader({ request, params: params('none'), context: {} });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    expect(await answer.text()).toMatch(/<html lang="ar" dir="rtl">/);
  });

  test('forwards only the known query parameters', async () => {
    const seen = record(() => new Response('page', { headers: { 'content-type': 'text/html' } }));
    const ask = (request: Request) =>
      trial.loader({ request, params: { '*': 'paypal/checkoutnow' }, context: {} });
    await ask(at('/trial/paypal/checkoutnow?token=A1%26&utm_source=x'));
    await ask(at('/trial/paypal/checkoutnow?fbclid=x'));
    expect(seen.map(({ url }) => new URL(url).search)).toEqual(['?token=A1%26', '']);
  });

  test('forwards the form without cookies, and returns the redirect unchanged', async () => {
    const seen = record(
      () =>
        new Response(null, { status: 303, headers: { location: 'https://give.test/orders/x' } }),
    );
    const request = visit('/trial/stripe/c/pay/abc', {
      form: { decision: 'approve' },
      headers: { cookie: SECRETS.cookie },
    });
    const answer = await trial.action({ request, params: params('abc'), context: {} });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      'https://give.test/orders/x',
    ]);
    expect(seen[0]!.headers.get('cookie')).toBeNull();
    expect(await seen[0]!.text()).toBe('decision=approve');
  });
});
